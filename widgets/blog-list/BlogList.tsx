import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { PostCard } from '../contract/list-shapes';
import { EmptyState } from '../shared/lists/EmptyState';
import { ListState } from '../shared/lists/ListState';
import type { Loaded } from '../shared/lists/list-store';
import { pageUrl } from '../shared/lists/page-url';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { useBatches } from '../shared/lists/use-batches';
import { useLoaded } from '../shared/lists/use-loaded';
import { BlogCards } from './BlogCard';
import { COPY } from './copy';
import { FIRST_POSTS, POSTS_AT_ONCE } from './limits';
import type { BlogListOptions } from './options';

export type BlogListProps = BlogListOptions & {
  /** Folder of our pages, which ends with a slash. */
  readonly base: string;
  /** Base URL of the posts' images. */
  readonly pictures: string;
  /** Undefined at build time. */
  readonly posts?: StoreApi<Loaded<readonly PostCard[]>>;
  readonly prerendered: boolean;
};

/** The first posts, then the rest in batches. */
function groupPosts(posts: readonly PostCard[]) {
  const groups = [posts.slice(0, FIRST_POSTS)];
  for (let at = FIRST_POSTS; at < posts.length; at += POSTS_AT_ONCE) {
    groups.push(posts.slice(at, at + POSTS_AT_ONCE));
  }
  return groups;
}

const NO_POSTS: readonly PostCard[] = [];

export function BlogList({ instead, insteadLabel, base, pictures, posts, prerendered }: BlogListProps) {
  const { phase, data = NO_POSTS } = useLoaded(posts, prerendered);
  const groups = useMemo(() => groupPosts(data), [data]);
  const [isAll, setAll] = useState(false);
  const drawn = useBatches(groups.length, isAll);
  const [announcement, setAnnouncement] = useState('');
  const firstNew = useRef<HTMLAnchorElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (isAll) firstNew.current?.focus();
    else if (announcement) toggle.current?.scrollIntoView({ block: 'nearest' });
  }, [isAll, announcement]);

  const onToggle = () => {
    setAll(!isAll);
    setAnnouncement(COPY.shown(isAll ? FIRST_POSTS : data.length, data.length));
  };

  const empty = (
    <EmptyState title={COPY.none}>
      <p className="broker-listing__text">{COPY.noneMore}</p>
      <a className="broker-listing__action" href={pageUrl(instead, base)}>
        {insteadLabel}
      </a>
    </EmptyState>
  );
  const isLoading = phase === 'loading';
  return (
    <div className="broker-listing blog-list" aria-busy={isLoading}>
      <ListState isLoading={isLoading} skeleton={<SkeletonBlocks count={FIRST_POSTS} />}>
        {data.length > 0 ? (
          <ul className="broker-listing__grid">
            {groups.slice(0, drawn).map((group, at) => (
              <BlogCards
                key={group[0]?.id}
                posts={group}
                base={base}
                pictures={pictures}
                link={at === 1 ? firstNew : undefined}
              />
            ))}
          </ul>
        ) : (
          empty
        )}
      </ListState>
      {data.length > FIRST_POSTS && (
        <p className="blog-list__more">
          <button
            type="button"
            className="broker-listing__action broker-listing__action--quiet"
            ref={toggle}
            onClick={onToggle}
          >
            {isAll ? COPY.less : COPY.more}
          </button>
        </p>
      )}
      <p className="broker-listing__hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
