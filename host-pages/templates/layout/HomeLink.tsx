import { SITE } from '../../site';
import { Logo } from './Logo';

/**
 * Returns the link's class, which depends on the length of the broker's name. In windows that show the whole menu, a
 * long name wraps to three lines in a small font. The longest names wrap to six lines in the smallest font.
 */
const logoClass = (name: string) => {
  if (name.length <= 26) return 'logo';
  return name.length <= 44 ? 'logo logo-long' : 'logo logo-longest';
};

type HomeLinkProps = {
  readonly name?: string;
  /** The name's language, if it isn't the page's. */
  readonly lang?: string;
};

/** Renders a link to the home page: the logo and the broker's name. */
export const HomeLink = ({ name = SITE.name, lang }: HomeLinkProps) => (
  <a className={logoClass(name)} href="/">
    <Logo />
    <span lang={lang}>{name}</span>
  </a>
);
