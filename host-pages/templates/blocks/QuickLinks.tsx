import { QUICK_LINKS } from '../../records/home';

/** The first thing on the home page: what most visitors come for. */
export const QuickLinks = () => (
  <nav className="quick wrap" aria-label="What do you want to insure?">
    <ul>
      {QUICK_LINKS.map(([name, href]) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
