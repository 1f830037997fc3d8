import { type ReactNode, useEffect, useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Post } from '../contract/list-shapes';
import { SafeHtml } from '../shared/html/SafeHtml';
import { StaticContent } from '../shared/html/StaticContent';
import { useSafeHtml } from '../shared/html/use-safe-html';
import { contentHash } from '../shared/lists/content-hash';
import { EmptyState } from '../shared/lists/EmptyState';
import { FailedState, LISTING_CLASSES } from '../shared/lists/FailedState';
import { ListState } from '../shared/lists/ListState';
import { ListVersions } from '../shared/lists/ListVersions';
import type { Loaded } from '../shared/lists/list-store';
import { isMissing } from '../shared/lists/load-item';
import { replaceText, setCanonical, setNoIndex } from '../shared/lists/page-head';
import { pageUrl } from '../shared/lists/page-url';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { useLoaded } from '../shared/lists/use-loaded';
import { type Prerendered, useVersion, type Version } from '../shared/lists/use-version';
import { COPY } from './copy';
import type { BlogPostOptions } from './options';

export type BlogPostProps = Omit<BlogPostOptions, 'id'> &
  Prerendered & {
    /** URL of the folder with our pages. Ends with a slash. */
    readonly base: string;
    /** Store of the post that the API sends; undefined at build time. */
    readonly post?: StoreApi<Loaded<Post>>;
    /** Root-relative URL of the post's page. Undefined on a partner's page, which keeps its own canonical URL. */
    readonly path?: string | undefined;
    /** The text of the post. Only the build passes it. */
    readonly built?: ReactNode;
  };

/** Returns the hash of the fields that a post's page shows. */
export const hashOf = ({ title, description }: Pick<Post, 'title' | 'description'>) =>
  contentHash([title, description]);

const htmlOf = ({ description }: Post) => description;

/** On our own page, puts the post's title into `document.title`, in place of the text before the last " | ". */
function useDocumentTitle(title: string | undefined, isOwnPage: boolean) {
  useEffect(() => {
    if (!title || !isOwnPage) return;
    const before = document.title;
    const end = before.lastIndexOf(' | ');
    document.title = end < 0 ? title : title + before.slice(end);
    return () => {
      document.title = before;
    };
  }, [title, isOwnPage]);
}

/**
 * Sets the page's canonical URL to that of the post, because browsers share a page by its canonical URL. A page that
 * wasn't built for the post has another canonical URL in its markup.
 */
function useCanonical(path: string | undefined) {
  useEffect(() => {
    if (path) setCanonical(path);
  }, [path]);
}

/** Shows the title in the page's h1, if the page was built for the post. */
function usePageTitle(title: string | undefined, hasPage: boolean) {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('h1');
    return title && hasPage && heading ? replaceText(heading, title) : undefined;
  }, [title, hasPage]);
}

export function BlogPost({
  list,
  headingLevel,
  base,
  post,
  path,
  prerendered,
  content,
  built,
}: BlogPostProps): ReactNode {
  const state = useLoaded(post, prerendered);
  const { data } = state;
  /** True if the page was built for this post. */
  const hasPage = content !== undefined;
  const wanted = useVersion(state, { prerendered: hasPage, content }, hashOf);
  const differs = wanted !== 'static';
  const posts = useMemo(() => (data && differs ? [data] : undefined), [data, differs]);
  const [shown] = useSafeHtml(posts, htmlOf, base, Number(headingLevel)) ?? [];
  useDocumentTitle(shown?.item.title, prerendered);
  useCanonical(shown && path);
  usePageTitle(shown?.item.title, hasPage);
  const isRemoved = hasPage && isMissing(state);
  useEffect(() => {
    if (isRemoved) setNoIndex();
  }, [isRemoved]);

  const Title = hasPage ? 'h2' : (`h${headingLevel}` as const);
  const listLink = (className: string) => (
    <a className={className} href={pageUrl(list, base)}>
      {COPY.all}
    </a>
  );
  const message = (title: string, text: string) => (
    <EmptyState title={title} heading={Title}>
      <p className="broker-listing__text">{text}</p>
      {listLink('broker-listing__action')}
    </EmptyState>
  );
  const text = shown && <SafeHtml className="broker-listing__prose blog-post__text" html={shown.html} />;

  function current(): readonly [Version, ReactNode] {
    if (isMissing(state)) {
      return [
        'missing',
        isRemoved ? message(COPY.removed, COPY.removedWhy) : message(COPY.none, COPY.noneWhy),
      ];
    }
    if (hasPage) {
      if (shown) return [hashOf(shown.item), text];
      const markup = (
        <StaticContent className="broker-list__static" prerendered>
          {built}
        </StaticContent>
      );
      return ['static', markup];
    }
    if (shown) {
      const article = (
        <article>
          <Title className="broker-listing__title blog-post__title">{shown.item.title}</Title>
          {text}
          {listLink('broker-listing__action broker-listing__action--quiet')}
        </article>
      );
      return ['ready', article];
    }
    if (wanted === 'failed') {
      const failed = (
        <FailedState
          title={COPY.failed}
          heading={Title}
          retry={state.retry}
          contact={pageUrl('contact-us', base)}
          classes={LISTING_CLASSES}
        />
      );
      return ['failed', failed];
    }
    const loading = (
      <ListState isLoading skeleton={<SkeletonBlocks count={1} />}>
        {message(COPY.loading, COPY.loadingWhy)}
      </ListState>
    );
    return ['loading', loading];
  }
  const [version, children] = current();
  return (
    <div className="broker-listing blog-post" aria-busy={version === 'loading'}>
      <ListVersions version={version}>{children}</ListVersions>
    </div>
  );
}
