import { nameOf } from '../../prerender/forms';
import type { Version } from '../../records/landing/landing-pages';

type VersionsProps = {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly versions: readonly Version[];
  /** The language of the current page. */
  readonly current: string;
};

/** Renders links to a page in all its languages, and marks the link to the current page. */
export const Versions = ({ label, versions, current }: VersionsProps) => (
  <nav className="versions" aria-label={label}>
    <ul>
      {versions.map(({ language, path }) => (
        <li key={language}>
          <a
            href={path}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'page' : undefined}
          >
            {nameOf(language)}
          </a>{' '}
        </li>
      ))}
    </ul>
  </nav>
);
