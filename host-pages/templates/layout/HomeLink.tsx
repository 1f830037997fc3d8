import { SITE } from '../../site';
import { Logo } from './Logo';
import { logoClass } from './logo-class';

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
