import { QUICK_LINKS } from '../../records/home';

type QuickLinksProps = {
  /** Path in front of the fragment in links to parts of the home page: "/" on other pages, empty on the home page. */
  readonly home?: string;
};

/** Renders the links at the start of the home page, which lead to what most visitors come for. */
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
