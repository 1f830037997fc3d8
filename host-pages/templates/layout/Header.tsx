import { NavbarPlaceholder } from '../../prerender/page-layout';
import { HomeLink } from './HomeLink';

/** The fixed bar at the top (requirements 2.6). */
export const Header = ({ path }: { readonly path: string }) => (
  <header className="bar g-ink">
    <div className="wrap">
      <HomeLink />
      <NavbarPlaceholder path={path} />
    </div>
  </header>
);
