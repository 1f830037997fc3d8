import { QUICK_LINKS } from '../../records/home';

type QuickLinksProps = {
  /** What precedes the fragment in a link to a part of the home page: "/" on other pages. */
  readonly home?: string;
};

/** Renders the first thing on the home page: links to what most visitors come for. */
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
