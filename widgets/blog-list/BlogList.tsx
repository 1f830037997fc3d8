import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { PostCard } from '../contract/list-shapes';
import { StaticContent } from '../shared/html/StaticContent';
import { contentHash } from '../shared/lists/content-hash';
import { COPY as LIST_COPY } from '../shared/lists/copy';
import { EmptyState } from '../shared/lists/EmptyState';
import { FailedState, LISTING_CLASSES } from '../shared/lists/FailedState';
import { ListState } from '../shared/lists/ListState';
import { ListVersions } from '../shared/lists/ListVersions';
import type { Loaded } from '../shared/lists/list-store';
import { pageUrl } from '../shared/lists/page-url';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { useBatches } from '../shared/lists/use-batches';
import { useLoaded } from '../shared/lists/use-loaded';
import { type Prerendered, useVersion } from '../shared/lists/use-version';
import { BlogCards, opening } from './BlogCard';
import { COPY } from './copy';
import { FIRST_POSTS, POSTS_AT_ONCE } from './limits';
import type { BlogListOptions } from './options';

export type BlogListProps = BlogListOptions &
  Prerendered & {
    /** URL of the folder with our pages. Ends with a slash. */
    readonly base: string;
    /** Base URL of the posts' images. */
    readonly pictures: string;
    /** Store of the posts that the API sends; undefined at build time. */
    readonly posts?: StoreApi<Loaded<readonly PostCard[]>>;
    /** The posts in the markup. Only the build passes them. */
    readonly built?: readonly PostCard[] | undefined;
    /** True if the markup reserves space for the button that shows more posts. */
    readonly hasMore?: boolean;
  };

/** Returns the posts in groups: first `FIRST_POSTS` posts, then batches of `POSTS_AT_ONCE`. */
function groupPosts(posts: readonly PostCard[]) {
  const groups = [posts.slice(0, FIRST_POSTS)];
  for (let at = FIRST_POSTS; at < posts.length; at += POSTS_AT_ONCE) {
    groups.push(posts.slice(at, at + POSTS_AT_ONCE));
  }
  return groups;
}

/** Returns the hash of what the list shows at first: the first cards, and whether there is a LOAD MORE button. */
export const hashOf = (posts: readonly PostCard[]) =>
  contentHash(
    posts
      .slice(0, FIRST_POSTS)
      .map(({ id, image, alt_text, title, description }) => [
        id,
        image,
        alt_text,
        title,
        opening(description),
        posts.length > FIRST_POSTS,
      ]),
  );

const NO_POSTS: readonly PostCard[] = [];

export function BlogList(props: BlogListProps) {
  const { instead, insteadLabel, base, pictures, posts, built, hasMore } = props;
  const state = useLoaded(posts, props.prerendered);
  const data = built ?? state.data ?? NO_POSTS;
  const groups = useMemo(() => groupPosts(data), [data]);
  const [isAll, setAll] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [isTrying, setTrying] = useState(false);
  // Leave the LOAD MORE button out of prerendered markup, and add it once scripts run. Otherwise text browsers would
  // show it, although they run no scripts.
  const [isLive, setLive] = useState(!props.prerendered);
  const hasData = data.length > 0;
  const showsAll = isAll && hasData;
  const drawn = useBatches(groups.length, showsAll);
  const version = useVersion(state, props, hashOf, isUsed);
  const firstNew = useRef<HTMLAnchorElement>(null);
  /** True if the visitor had to wait for the list after pressing LOAD MORE. */
  const hasWaited = useRef(false);
  const toggle = useRef<HTMLButtonElement>(null);

  // Once the list arrives, another button replaces the one that was pressed. So this reads the focus before that.
  const wasThere = useRef(true);
  wasThere.current = !hasWaited.current || !!toggle.current?.matches(':focus');

  useEffect(() => setLive(true), []);

  useLayoutEffect(() => {
    if (showsAll && wasThere.current) firstNew.current?.focus();
    else if (isUsed && !isAll) toggle.current?.scrollIntoView({ block: 'nearest' });
  }, [showsAll, isAll, isUsed]);

  const onToggle = async () => {
    setUsed(true);
    setAll(!showsAll);
    hasWaited.current = !hasData;
    if (hasData) return;
    setTrying(true);
    await state.retry?.();
    setTrying(false);
  };
  const moreButton = (
    <p className="blog-list__more">
      {isLive && (
        <button
          type="button"
          className="broker-listing__action broker-listing__action--quiet"
          ref={toggle}
          onClick={onToggle}
        >
          {showsAll ? COPY.less : COPY.more}
        </button>
      )}
    </p>
  );
  const insteadLink = (
    <a className="broker-listing__action" href={pageUrl(instead, base)}>
      {insteadLabel}
    </a>
  );
  const loading = (
    <EmptyState title={COPY.loading}>
      <p className="broker-listing__text">{LIST_COPY.loading}</p>
      {insteadLink}
    </EmptyState>
  );
  const list = hasData ? (
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
    <EmptyState title={COPY.none}>
      <p className="broker-listing__text">{COPY.noneMore}</p>
      {insteadLink}
    </EmptyState>
  );

  const isFailed = state.phase === 'failed';
  const isWaiting = isAll && !hasData && (isTrying || state.phase === 'loading');
  const moreFailed = isAll && !hasData && isFailed && !isTrying;
  return (
    <div className="broker-listing blog-list" aria-busy={version === 'loading'}>
      <ListVersions version={version} isUsed={isUsed}>
        {version === 'static' ? (
          <>
            <StaticContent className="broker-list__static" prerendered>
              {!posts && (built ? list : loading)}
            </StaticContent>
            {(hasMore || data.length > FIRST_POSTS) && moreButton}
          </>
        ) : version === 'loading' ? (
          <ListState isLoading skeleton={<SkeletonBlocks count={FIRST_POSTS} />}>
            {loading}
          </ListState>
        ) : version === 'failed' ? (
          <FailedState
            title={COPY.failed}
            retry={state.retry}
            contact={pageUrl('contact-us', base)}
            classes={LISTING_CLASSES}
          />
        ) : (
          <>
            {list}
            {data.length > FIRST_POSTS && moreButton}
          </>
        )}
      </ListVersions>
      <p
        className={moreFailed || isWaiting ? 'broker-listing__text' : 'broker-listing__hidden'}
        role="status"
      >
        {moreFailed
          ? COPY.moreFailed
          : isUsed && hasData
            ? COPY.shown(showsAll ? data.length : FIRST_POSTS, data.length)
            : isWaiting && LIST_COPY.trying}
      </p>
    </div>
  );
}
