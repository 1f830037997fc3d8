import { POST_FOLDER } from '../../widgets/contract/post-id';
import { Navbar } from '../../widgets/navbar/Navbar';
import { ScrollToTop } from '../../widgets/scroll-to-top/ScrollToTop';
import { COPY as TOASTS } from '../../widgets/toasts/copy';
import { createQueue } from '../../widgets/toasts/queue';
import { Toasts } from '../../widgets/toasts/Toasts';
import { MENU } from '../records/menu';
import { quoteLink } from '../records/pages-with-form';
import { Placeholder } from './Placeholder';

/** The page of posts that are newer than the build. */
const NEW_POSTS = `/${POST_FOLDER}`;

export const NavbarPlaceholder = ({ path }: { readonly path: string }) => (
  // The menu works without its script, and the text of a new post needs others: they go first.
  <Placeholder name="navbar" when={path === NEW_POSTS ? 'idle' : 'now'} options={{ home: '/' }}>
    {({ home }) => <Navbar items={MENU} quote={quoteLink(path)} current={path} home={home} id="navbar" />}
  </Placeholder>
);

/** Props of a widget's placeholder on a page in another language than English. */
type Labelled = {
  /** Default: the widget's English label. */
  readonly label?: string;
};

export const ScrollToTopPlaceholder = ({ label }: Labelled) => (
  <Placeholder name="scroll-to-top" when="idle" options={{ ...(label && { label }) }}>
    {() => <ScrollToTop label={label ?? 'Back to top'} />}
  </Placeholder>
);

/** Renders the container without toasts, since live regions must be in the DOM before the first message. */
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
