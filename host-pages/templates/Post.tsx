import { BANNERS } from '../art/banners';
import { postPath } from '../content/content-paths';
import type { PostRecord } from '../content/lists';
import { longDate } from '../content/long-date';
import { minutesToRead } from '../content/reading-time';
import type { RelatedProduct } from '../content/related';
import { BlogPostPlaceholder } from '../prerender/lists';
import { imageFolder } from '../prerender/site-values';
import { Hero } from './blocks/Hero';
import { SampleTag } from './blocks/SampleTag';
import { SharePost } from './blocks/SharePost';
import { BLOG, ListHero, type ListPage } from './Lists';
import type { Crumbs } from './layout/Breadcrumb';

/** Another post that a post's page recommends, beside or below the text. */
type RelatedPost = Pick<PostRecord, 'id' | 'title' | 'description'> & { readonly isSample: boolean };

type PostProps = {
  readonly crumbs: Crumbs;
  readonly post: PostRecord;
  readonly isSample: boolean;
  /** The text as sanitised HTML. */
  readonly html: string;
  readonly previous: PostRecord | undefined;
  readonly next: PostRecord | undefined;
  readonly related: readonly RelatedPost[];
  readonly product: RelatedProduct | undefined;
};

/** Renders the date and the author if they are known, the reading time, and the sample tag. */
const Facts = ({
  post: { published_at, author, description },
  isSample,
}: Pick<PostProps, 'post' | 'isSample'>) => (
  <ul className="post-facts">
    {published_at && (
      <li>
        <time dateTime={published_at}>{longDate(published_at)}</time>
      </li>
    )}
    {author && <li>{author}</li>}
    <li>{minutesToRead(description)} min read</li>
    {isSample && (
      <li>
        <SampleTag share="all" />
      </li>
    )}
  </ul>
);

const PostImage = ({ image, alt_text }: Pick<PostRecord, 'image' | 'alt_text'>) => (
  <img
    className="post-image"
    src={imageFolder + image}
    alt={alt_text}
    width="640"
    height="360"
    fetchPriority="high"
  />
);

const RelatedProductBlock = ({ name, coversInShort, path }: RelatedProduct) => (
  <section className="panel g-indigo stack" aria-labelledby="related-product">
    <h2 id="related-product">{name}: what it covers</h2>
    <p>{coversInShort}</p>
    <p className="row">
      <a className="btn" href={`${path}#formdata`}>
        Get A Quote<span className="hidden-text"> for {name}</span>
      </a>{' '}
      <a className="target" href={path}>
        {name}
      </a>
    </p>
  </section>
);

const RelatedPosts = ({ posts }: { readonly posts: readonly RelatedPost[] }) => (
  <section aria-labelledby="related-posts">
    <h2 id="related-posts">More posts</h2>
    <ul>
      {posts.map(({ id, title, description, isSample }) => (
        <li key={id}>
          <a href={postPath(id)}>{title}</a>{' '}
          <small>
            {minutesToRead(description)} min read {isSample && <SampleTag share="all" />}
          </small>
        </li>
      ))}
    </ul>
  </section>
);

type WayProps = { readonly label: string; readonly rel: 'prev' | 'next'; readonly post: PostRecord };

const Way = ({ label, rel, post }: WayProps) => (
  <a className={`post-way post-way-${rel}`} rel={rel} href={postPath(post.id)}>
    <small>{label}</small> {post.title}
  </a>
);

/** Renders a post, complete without scripts. */
export const Post = ({ crumbs, post, isSample, html, previous, next, related, product }: PostProps) => (
  <>
    <Hero
      title={post.title}
      crumbs={crumbs}
      picture={BANNERS.blog}
      height="low"
      ground="ink"
      {...(post.image && { image: <PostImage {...post} /> })}
    >
      <Facts post={post} isSample={isSample} />
    </Hero>
    <div className="sec wrap post">
      <article aria-label={post.title}>
        <BlogPostPlaceholder post={post} html={html} />
        <SharePost title={post.title} path={postPath(post.id)} />
      </article>
      {(product || related.length > 0) && (
        <aside className="post-aside">
          {product && <RelatedProductBlock {...product} />}
          {related.length > 0 && <RelatedPosts posts={related} />}
        </aside>
      )}
      <nav className="post-ways" aria-label="Posts">
        {previous && <Way label="Previous post" rel="prev" post={previous} />}{' '}
        {next && <Way label="Next post" rel="next" post={next} />}{' '}
        <a className="btn btn-outline" href="/blog">
          All posts
        </a>
      </nav>
    </div>
  </>
);

/** Renders the page that is served for posts without a page in the build: newer posts, and posts that don't exist. */
export const BlogDetails = ({ crumbs }: ListPage) => (
  <>
    <ListHero {...BLOG} titleAs="p" crumbs={crumbs} />
    <section className="sec wrap listed">
      <BlogPostPlaceholder />
    </section>
  </>
);
