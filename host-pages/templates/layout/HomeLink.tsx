import { SITE } from '../../site';
import { Logo } from './Logo';

/** Registered names are long: beside the whole menu they have three lines in the small font size, or six in the smallest. */
const logoClass = (name: string) => {
  if (name.length <= 26) return 'logo';
  return name.length <= 44 ? 'logo logo-long' : 'logo logo-longest';
};

/** The mark and the broker's name. */
export const HomeLink = ({ name = SITE.name }: { readonly name?: string }) => (
  <a className={logoClass(name)} href="/">
    <Logo />
    <span>{name}</span>
  </a>
);
