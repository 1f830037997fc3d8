import { NavbarPlaceholder } from '../../prerender';
import { SITE } from '../../site';
import { Logo } from './Logo';

/** The fixed bar. */
export const Header = ({ path }: { readonly path: string }) => (
  <header className="bar g-ink">
    <div className="wrap">
      <a className="logo" href="/">
        <Logo />
        {SITE.name}
      </a>
      <NavbarPlaceholder path={path} />
    </div>
  </header>
);
