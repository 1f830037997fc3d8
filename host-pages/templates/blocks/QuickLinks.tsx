import { QUICK_LINKS } from '../../records/home';

type QuickLinksProps = {
  /** Path of the home page, for links to its parts: `/` in `/#business`. Empty on the home page itself. */
  readonly home?: string;
};

/** Renders links to what most visitors come for. They are at the start of the home page, and on the 404 page. */
export const QuickLinks = ({ home = '' }: QuickLinksProps) => (
  <nav className="quick wrap" aria-labelledby="quick-title">
    <p id="quick-title">What do you want to insure?</p>
    <ul>
      {QUICK_LINKS.map(([name, href]) => (
        <li key={name}>
          <a href={href.startsWith('#') ? home + href : href}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
