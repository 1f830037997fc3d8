import type { Picture } from '../art/picture';
import type { Version } from '../records/landing/landing-pages';
import type { PageMeta } from './default-meta';

/** An image for link previews. `url` is absolute, `type` a MIME type. */
export type ShareImageFacts = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
};

/** The data for a page's head, share image and structured data. Paths are decoded, and begin with a slash. */
export type PageModel = {
  readonly path: string;
  /** Metadata. Missing fields get the defaults of default-meta.ts. */
  readonly meta?: Partial<PageMeta>;
  /** The canonical path. It differs from `path` only if the page is a copy of another page. */
  readonly canonical: string;
  /** True if this page can show any post or any opening. The end of the URL says which one it shows. */
  readonly showsAny?: boolean;
  /** The breadcrumb, from the home page to this page. */
  readonly crumbs: readonly (readonly [name: string, path: string])[];
  readonly faqs?: readonly { readonly question: string; readonly answer: string }[];
  readonly service?: { readonly name: string; readonly description: string };
  /** The terms that the page defines. `id` is the id of the term's element. */
  readonly terms?: readonly { readonly id: string; readonly term: string; readonly definition: string }[];
  /** Present if the page is a blog post. Dates are YYYY-MM-DD. */
  readonly article?: {
    readonly headline: string;
    readonly published?: string | undefined;
    readonly author?: string | undefined;
  };
  /** Present if the page is a job opening. Dates are YYYY-MM-DD; `description` is HTML. */
  readonly opening?: {
    readonly title: string;
    readonly description: string;
    readonly posted: string;
    readonly deadline?: string | undefined;
    readonly employmentType?: string | undefined;
    readonly place: string;
  };
  /** The page's own share image. Default: an image that the build draws. */
  readonly share?: ShareImageFacts | undefined;
  /** Root-relative URL of the page's Atom feed. */
  readonly feed?: string | undefined;
  /** The picture that the share image shows, on an indigo background. Default: the sample site's mark. */
  readonly picture?: Picture;
  /** The page's language, if it isn't English. */
  readonly language?: string;
  /** The versions of the page in all languages, including this page. */
  readonly versions?: readonly Version[];
  /** True if search engines may index the page. */
  readonly indexed: boolean;
};
