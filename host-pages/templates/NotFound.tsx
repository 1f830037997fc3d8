import { Art } from '../art/Art';
import { BANNERS } from '../art/banners';
import { SearchBox, SearchResults } from './blocks/SearchBox';

const SUGGESTED_LINKS = [
  ['Services', '/services'],
  ['Individual Insurance', '/individual'],
  ['Corporate: Property Insurance', '/corporate/property-insurance'],
  ['Contact Us', '/contact-us'],
] as const;

/** Shown at every unknown path (requirements 2.2). */
export const NotFound = () => (
  <>
    <section className="hero hero-page g-ink">
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
    <SearchResults />
  </>
);
