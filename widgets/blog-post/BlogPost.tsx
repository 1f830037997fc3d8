import { useEffect, useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Post } from '../contract/list-shapes';
import { SafeHtml } from '../shared/html/SafeHtml';
import { useSafeHtml } from '../shared/html/use-safe-html';
import { EmptyState } from '../shared/lists/EmptyState';
import { ListState } from '../shared/lists/ListState';
import type { Loaded } from '../shared/lists/list-store';
import { pageUrl } from '../shared/lists/page-url';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { useLoaded } from '../shared/lists/use-loaded';
import { COPY } from './copy';
import type { BlogPostOptions } from './options';

export type BlogPostProps = Omit<BlogPostOptions, 'id'> & {
  /** Folder of our pages, which ends with a slash. */
  readonly base: string;
  /** Undefined at build time. */
  readonly post?: StoreApi<Loaded<Post>>;
  readonly prerendered: boolean;
};

const htmlOf = ({ description }: Post) => description;

/** On the post's own page, puts its title into the document's, before a bar and the rest of it. */
function useDocumentTitle(title: string | undefined, isOwnPage: boolean) {
  useEffect(() => {
    if (!title || !isOwnPage) return;
    const before = document.title;
    const [, rest] = before.split(' | ');
    document.title = rest ? `${title} | ${rest}` : title;
    return () => {
      document.title = before;
    };
  }, [title, isOwnPage]);
}

export function BlogPost({ list, headingLevel, base, post, prerendered }: BlogPostProps) {
  const { phase, data } = useLoaded(post, prerendered);
  const posts = useMemo(() => data && [data], [data]);
  const [shown] = useSafeHtml(posts, htmlOf, base, Number(headingLevel)) ?? [];
  useDocumentTitle(shown?.item.title, prerendered);
  const isLoading = !shown && (phase === 'loading' || data !== undefined);
  const Title = `h${headingLevel}` as const;
  const listLink = (className: string) => (
    <a className={className} href={pageUrl(list, base)}>
      {COPY.all}
    </a>
  );
  const empty = (
    <EmptyState title={COPY.none} heading={Title}>
      <p className="broker-listing__text">{COPY.noneMore}</p>
      {listLink('broker-listing__action')}
    </EmptyState>
  );
  return (
    <div className="broker-listing blog-post" aria-busy={isLoading}>
      <ListState isLoading={isLoading} skeleton={<SkeletonBlocks count={1} />}>
        {shown ? (
          <article>
            <Title className="broker-listing__title blog-post__title">{shown.item.title}</Title>
            <SafeHtml className="broker-listing__prose blog-post__text" html={shown.html} />
            {listLink('broker-listing__action broker-listing__action--quiet')}
          </article>
        ) : (
          empty
        )}
      </ListState>
    </div>
  );
}
