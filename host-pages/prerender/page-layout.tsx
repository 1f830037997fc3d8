import { Navbar } from '../../widgets/navbar/Navbar';
import { ScrollToTop } from '../../widgets/scroll-to-top/ScrollToTop';
import { COPY as TOASTS } from '../../widgets/toasts/copy';
import { createQueue } from '../../widgets/toasts/queue';
import { Toasts } from '../../widgets/toasts/Toasts';
import { MENU } from '../menu';
import { quoteLink } from '../records/pages-with-form';
import { Placeholder } from './Placeholder';

export const NavbarPlaceholder = ({ path }: { readonly path: string }) => (
  <Placeholder name="navbar" when="now" options={{ home: '/' }}>
    {({ home }) => <Navbar items={MENU} quote={quoteLink(path)} current={path} home={home} id="navbar" />}
  </Placeholder>
);

export const ScrollToTopPlaceholder = () => (
  <Placeholder name="scroll-to-top" when="idle">
    {() => <ScrollToTop label="Back to top" />}
  </Placeholder>
);

/** Renders the container without toasts, since live regions must be in the DOM before the first message. */
export const ToastsPlaceholder = () => (
  <Placeholder name="toasts" when="idle">
    {() => <Toasts queue={createQueue()} label={TOASTS.label} closeLabel={TOASTS.close} container="page" />}
  </Placeholder>
);
