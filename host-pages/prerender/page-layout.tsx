import { POST_FOLDER } from '../../widgets/contract/post-id';
import { Navbar } from '../../widgets/navbar/Navbar';
import { ScrollToTop } from '../../widgets/scroll-to-top/ScrollToTop';
import { COPY as TOASTS } from '../../widgets/toasts/copy';
import { createQueue } from '../../widgets/toasts/queue';
import { Toasts } from '../../widgets/toasts/Toasts';
import { MENU } from '../records/menu';
import { quoteLink } from '../records/pages-with-form';
import { Placeholder } from './Placeholder';

/** Path of the page that shows posts newer than the build. */
const NEW_POSTS = `/${POST_FOLDER}`;

export const NavbarPlaceholder = ({ path }: { readonly path: string }) => (
  // On NEW_POSTS, the menu's script waits until the page is idle, so the scripts that fetch the post's text load first.
  // The menu works without its script.
  <Placeholder name="navbar" when={path === NEW_POSTS ? 'idle' : 'now'} options={{ home: '/' }}>
    {({ home }) => <Navbar items={MENU} quote={quoteLink(path)} current={path} home={home} id="navbar" />}
  </Placeholder>
);

/** Props of a placeholder with a label. Pages in other languages pass a translated label. */
type Labelled = {
  /** Default: the widget's English label. */
  readonly label?: string;
};

export const ScrollToTopPlaceholder = ({ label }: Labelled) => (
  <Placeholder name="scroll-to-top" when="idle" options={{ ...(label && { label }) }}>
    {() => <ScrollToTop label={label ?? 'Back to top'} />}
  </Placeholder>
);

/** Renders the empty container of the toasts, since a live region must be in the DOM before its first message. */
export const ToastsPlaceholder = ({ label }: Labelled) => (
  <Placeholder name="toasts" when="idle" options={{ ...(label && { label }) }}>
    {() => (
      <Toasts
        queue={createQueue()}
        label={label ?? TOASTS.label}
        closeLabel={TOASTS.close}
        container="page"
      />
    )}
  </Placeholder>
);
