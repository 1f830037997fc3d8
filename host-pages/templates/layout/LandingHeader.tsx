import { telHref } from '../../../widgets/contract/tel-href';
import { pageText } from '../../prerender/page-texts';
import { MENU_PATHS } from '../../records/landing/landing';
import type { LandingPage } from '../../records/landing/landing-pages';
import { SITE } from '../../site';
import { HomeLink } from './HomeLink';

/** Renders the fixed bar at the top of a page in another language. The bar's menu opens without scripts. */
export const LandingHeader = ({ landing: { language, frame } }: { readonly landing: LandingPage }) => (
  <header className="bar g-ink">
    <div className="wrap">
      <div className="bar-name">
        <HomeLink lang="en" />
        {SITE.phone && (
          <a
            className="bar-phone"
            href={telHref(SITE.phone)}
            aria-label={`${pageText('call', '', language).children} ${SITE.phone}`}
          >
            {SITE.phone}
          </a>
        )}
      </div>
      <a className="btn bar-quote" href="#formdata">
        {pageText('getAQuote', '', language).children}
      </a>
      <details className="landing-menu">
        <summary className="arrow">{frame.menu}</summary>
        <nav className="g-ink" aria-label={frame.menu}>
          <ul>
            {MENU_PATHS.map((path) => (
              <li key={path}>
                <a href={path} hrefLang="en">
                  {frame.pages[path]}
                </a>
              </li>
            ))}
          </ul>
          <p className="small">{frame.inEnglish}</p>
        </nav>
      </details>
    </div>
  </header>
);
