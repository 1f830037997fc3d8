import { Art } from '../art/Art';
import { BANNERS } from '../art/banners';
import { CLAIMS_PAGE, CLAIMS_PATH } from '../records/claims';
import { SEARCH_PATH } from '../records/search';
import { QuickLinks } from './blocks/QuickLinks';
import { SearchBox, SearchResults } from './blocks/SearchBox';

const SUGGESTED_LINKS = [
  ['Services', '/services'],
  [CLAIMS_PAGE.title, CLAIMS_PATH],
  ['Contact Us', '/contact-us'],
  ['All pages', `${SEARCH_PATH}#all-pages`],
] as const;

/**
 * Renders the page for unknown paths (requirements 2.2). The message and the links fill the first screen. The quote
 * form, which requirements 2.11 also want on this page, comes below the links.
 */
export const NotFound = () => (
  <>
    <section className="hero hero-page not-found g-ink">
      <div className="wrap">
        <h1>404 - Page Not Found</h1>
        <p className="lead">The page may have moved, or the address was mistyped.</p>
        <SearchBox label="Search this site" />
        <a className="btn btn-outline" href="/">
          Back to Home
        </a>
        <ul className="row small">
          {SUGGESTED_LINKS.map(([name, path]) => (
            <li key={path}>
              <a className="target" href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Art picture={BANNERS.notFound} fit="xMaxYMax meet" />
    </section>
    <QuickLinks home="/" />
    <SearchResults />
  </>
);
