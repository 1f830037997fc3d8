import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { PostCard } from '../contract/list-shapes';
import type { Loaded } from '../shared/lists';
import { Notice } from '../shared/Notice';
import { pageAddress } from '../shared/page-address';
import { useLoaded } from '../shared/use-loaded';
import { Waiting } from '../shared/Waiting';
import { BlogCards } from './BlogCard';
import { COPY } from './copy';
import { FIRST_POSTS, POSTS_AT_ONCE } from './limits';
import type { BlogListOptions } from './options';

export type BlogListProps = BlogListOptions & {
  /** Folder of our pages, which ends with a slash. */
  readonly base: string;
  /** Folder that the posts' images are relative to. */
  readonly pictures: string;
  /** Not given at build time. */
  readonly posts?: StoreApi<Loaded<readonly PostCard[]>>;
  readonly prerendered: boolean;
};

/** The first posts, then the rest by the handful: each is drawn in a turn of its own. */
function inGroups(posts: readonly PostCard[]) {
  const groups = [posts.slice(0, FIRST_POSTS)];
  for (let at = FIRST_POSTS; at < posts.length; at += POSTS_AT_ONCE) {
    groups.push(posts.slice(at, at + POSTS_AT_ONCE));
  }
  return groups;
}

const NO_POSTS: readonly PostCard[] = [];

export function BlogList({ instead, insteadLabel, base, pictures, posts, prerendered }: BlogListProps) {
  const { phase, data = NO_POSTS } = useLoaded(posts, prerendered);
  const groups = useMemo(() => inGroups(data), [data]);
  const [isAll, setAll] = useState(false);
  const [drawn, setDrawn] = useState(1);
  const [said, setSaid] = useState('');
  const firstNew = useRef<HTMLAnchorElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isAll || drawn >= groups.length) return;
    const next = setTimeout(() => setDrawn(drawn + 1));
    return () => clearTimeout(next);
  }, [isAll, drawn, groups]);

  useLayoutEffect(() => {
    if (isAll) firstNew.current?.focus();
    else if (said) toggle.current?.scrollIntoView({ block: 'nearest' });
  }, [isAll, said]);

  const onToggle = () => {
    setAll(!isAll);
    setDrawn(isAll ? 1 : 2);
    setSaid(COPY.shown(isAll ? FIRST_POSTS : data.length, data.length));
  };

  const nothing = (
    <Notice title={COPY.none}>
      <p className="broker-listing__text">{COPY.noneMore}</p>
      <a className="broker-listing__action" href={pageAddress(instead, base)}>
        {insteadLabel}
      </a>
    </Notice>
  );
  const isWaiting = phase === 'loading';
  return (
    <div className="broker-listing blog-list" aria-busy={isWaiting}>
      {isWaiting && <Waiting blocks={FIRST_POSTS}>{nothing}</Waiting>}
      {!isWaiting && !data.length && nothing}
      {data.length > 0 && (
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
      )}
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
        {said}
      </p>
    </div>
  );
}
