import { BANNERS } from '../art/banners';
import { postPath } from '../content/content-paths';
import { excerpt } from '../content/excerpt';
import type { PostRecord } from '../content/lists';
import { longDate } from '../content/long-date';
import type { SampleShare } from '../content/samples';
import { Hero } from './blocks/Hero';
import { SampleTag } from './blocks/SampleTag';
import type { Crumbs } from './layout/Breadcrumb';

type ArchiveProps = {
  readonly crumbs: Crumbs;
  readonly title: string;
  /** The page's posts, newest first. */
  readonly posts: readonly PostRecord[];
  /** Whether some or all of the posts are samples. */
  readonly share: SampleShare;
  /** Paths of the next newer and the next older page of the archive. Undefined if there is no newer or older page. */
  readonly newer: string | undefined;
  readonly older: string | undefined;
};

const EXCERPT_LENGTH = 155;

/** Renders one page of the archive. The archive lists every post, and works without scripts. */
export const Archive = ({ crumbs, title, posts, share, newer, older }: ArchiveProps) => (
  <>
    <Hero title={title} crumbs={crumbs} picture={BANNERS.blog} height="low" ground="ink">
      {share !== 'none' && (
        <p>
          <SampleTag share={share} />
        </p>
      )}
    </Hero>
    <section className="sec wrap listed" aria-label="Posts">
      <ol className="archive" reversed>
        {posts.map(({ id, title: name, description, published_at: published }) => (
          <li key={id}>
            <a href={postPath(id)}>{name}</a>
            {published && (
              <p>
                <time dateTime={published}>{longDate(published)}</time>
              </p>
            )}
            <p>{excerpt(description, EXCERPT_LENGTH)}</p>
          </li>
        ))}
      </ol>
      <nav className="archive-pages" aria-label="Archive pages">
        {newer ? <a href={newer}>Newer posts</a> : <a href="/blog">Blog</a>}
        {older && <a href={older}>Older posts</a>}
      </nav>
    </section>
  </>
);
