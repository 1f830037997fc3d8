import { telHref } from '../../../widgets/contract/tel-href';
import { NavbarPlaceholder } from '../../prerender/page-layout';
import { pageText } from '../../prerender/page-texts';
import { quoteLink } from '../../records/pages-with-form';
import { SITE } from '../../site';
import { HomeLink } from './HomeLink';

/**
 * Renders the fixed bar at the top (requirements 2.6). In wide windows, which show the whole menu, Get A Quote is an
 * item of the menu.
 */
export const Header = ({ path }: { readonly path: string }) => (
  <header className="bar g-ink">
    <div className="wrap">
      <div className="bar-name">
        <HomeLink />
        {SITE.phone && (
          <a className="bar-phone" href={telHref(SITE.phone)} aria-label={`Call ${SITE.phone}`}>
            {SITE.phone}
          </a>
        )}
      </div>
      <a className="btn bar-quote" href={quoteLink(path)} {...pageText('getAQuote')} />
      <NavbarPlaceholder path={path} />
    </div>
  </header>
);
