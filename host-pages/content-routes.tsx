import { createHash } from 'node:crypto';
import { isOver } from '../widgets/contract/deadline';
import { BANNERS } from './art/banners';
import { archiveOf, archivePath } from './content/archive';
import { jobPath, postPath } from './content/content-paths';
import { firstSentences } from './content/excerpt';
import type { Content, JobRecord, PostRecord } from './content/lists';
import { minutesToRead } from './content/reading-time';
import { relatedIndex } from './content/related';
import { safeHtml } from './content/safe-html';
import { isSampleAt, type PageContent, samplePosts, sampleShare } from './content/samples';
import type { SavedContent } from './content/saved-content';
import { FEED_FILE } from './deploy/feed';
import { shareImageFile } from './head/addresses';
import type { PageModel } from './head/page-model';
import { drawnImage } from './head/share-image-facts';
import * as pages from './records/pages';
import { fileOf, type Route } from './route';
import { SITE } from './site';
import { Archive } from './templates/Archive';
import { Opening } from './templates/Opening';
import { Post } from './templates/Post';

/**
 * A page that is made from the content. `inputs` returns everything that the page's HTML depends on, except the code
 * and the built files.
 */
export type ContentRoute = Route & {
  readonly inputs: () => unknown;
  /** Path of the share image to generate, relative to `dist`. Undefined if the page uses an existing image. */
  readonly shareImage?: string | undefined;
};

/** Heading level of the title on a post's page. */
const POST_HEADING = 1;

/** Maximum length of a page's description, in characters. Search engines cut longer descriptions. */
const DESCRIPTION_LENGTH = 155;

const HOME = ['Home', '/'] as const;
const BLOG = ['Blog', '/blog'] as const;
const CAREERS = ['Careers', '/careers'] as const;

/**
 * Returns the file name of a share image. The name contains a hash of the id and not the id itself: ids are
 * case-sensitive, but some file systems ignore the case of names.
 */
const shareFile = (kind: string, id: string) =>
  `share/${kind}-${createHash('sha256').update(id).digest('hex').slice(0, 16)}.png`;

/** Returns the absolute URL of an image that belongs to the content. */
const imageUrl = (image: string) => new URL(`${SITE.api}${SITE.product}/${image}`, `${SITE.origin}/`).href;

function shareOf(kind: string, id: string, image: string, images: SavedContent['images']) {
  const own = images[image];
  if (own) return { share: { url: imageUrl(image), ...own } };
  const file = shareFile(kind, id);
  return { share: drawnImage(SITE, file), shareImage: file };
}

const metaOf = (title: string, html: string, fallback: pages.PageRecord) => ({
  meta_title: title,
  meta_description: firstSentences(html, DESCRIPTION_LENGTH) || fallback.meta_description,
  keyword: fallback.keyword,
});

type PostRouteInputs = Pick<SavedContent, 'images'> & {
  readonly posts: readonly PostRecord[];
  readonly sampled: ReadonlySet<PostRecord>;
  readonly at: number;
  readonly relatedOf: ReturnType<typeof relatedIndex>;
  readonly feed: string | undefined;
};

/** Returns the root-relative URL of the blog's feed. Returns undefined if no post has a date. */
export const feedUrl = ({ posts }: Pick<Content, 'posts'>) =>
  posts.some((post: PostRecord) => post.published_at) ? `/${FEED_FILE}` : undefined;

/**
 * Returns the page of the post `posts[at]`. `posts` is sorted newest first. `relatedOf` finds the posts and the product
 * that the page recommends.
 */
function postRoute({ posts, at, relatedOf, images, sampled, feed }: PostRouteInputs): ContentRoute {
  const post = posts[at] as PostRecord;
  const isSample = sampled.has(post);
  const path = postPath(post.id);
  const [next, previous] = [posts[at - 1], posts[at + 1]];
  const crumbs = [HOME, BLOG, [post.title, path]] as const;
  const recommended = () => {
    const { related, product } = relatedOf(post);
    return { related: related.map((other) => ({ ...other, isSample: sampled.has(other) })), product };
  };
  const { share, shareImage } = shareOf('post', post.id, post.image, images);
  return {
    path,
    file: fileOf(path),
    get meta() {
      return metaOf(post.title, post.description, pages.BLOG_DETAILS);
    },
    canonical: path,
    crumbs,
    picture: BANNERS.blog,
    indexed: true,
    article: { headline: post.title, published: post.published_at, author: post.author },
    share,
    shareImage,
    feed,
    inputs: () => {
      const { related, product } = recommended();
      const links = [...[previous, next, ...related].map(linkFields), related.map((other) => other.isSample)];
      return [post, isSample, links, product, share, feed];
    },
    body: () => (
      <Post
        crumbs={crumbs}
        post={post}
        isSample={isSample}
        html={safeHtml(post.description, POST_HEADING)}
        previous={previous}
        next={next}
        {...recommended()}
      />
    ),
  };
}

/**
 * Returns the fields of `post` that another post's page shows in a link to `post`. These fields are inputs of the page
 * with the link, so that page is generated again when they change.
 */
const linkFields = (post: PostRecord | undefined) =>
  post && [post.id, post.title, minutesToRead(post.description)];

function openingRoute(job: JobRecord, isSample: boolean): ContentRoute {
  const isClosed = isOver(job.deadline);
  const path = jobPath(job.id);
  const crumbs = [HOME, CAREERS, [job.title, path]] as const;
  const { share, shareImage } = shareOf('opening', job.id, '', {});
  const html = [job.job_description, job.overview, job.responsibility, job.qualification].join('\n');
  return {
    path,
    file: fileOf(path),
    meta: metaOf(job.title, html, pages.CAREER_DETAILS),
    canonical: path,
    crumbs,
    picture: BANNERS.careers,
    indexed: !isClosed,
    // No structured data for samples and closed openings: search engines would list them as jobs that are open for
    // applications.
    ...(!isSample && !isClosed && openingFacts(job, html)),
    share,
    shareImage,
    inputs: () => [job, isSample, isClosed],
    body: () => <Opening crumbs={crumbs} job={job} isSample={isSample} />,
  };
}

/** The values of `job_type` for which schema.org has a name. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

const employmentTypeOf = (text: string) => EMPLOYMENT_TYPES[text.trim().toLowerCase().replace(/-/g, ' ')];

const IS_REMOTE = /\b(remote|(from|at) home|home[- ]based)\b/i;

/**
 * Returns an opening's structured data. Returns none if the opening's date or place is unknown, since Google requires
 * both. The place of a remote job counts as unknown.
 */
function openingFacts(job: JobRecord, html: string): Pick<PageModel, 'opening'> {
  const { title, posted_at: posted, location: place, deadline, job_type } = job;
  if (!posted || !place || IS_REMOTE.test(place)) return {};
  const employmentType = employmentTypeOf(job_type);
  return { opening: { title, description: html, posted, place, deadline, employmentType } };
}

/** Returns a page of the archive. Page 1 has the oldest posts, so a new post changes only the last page. */
function archiveRoute(
  archive: readonly (readonly PostRecord[])[],
  number: number,
  content: PageContent,
): ContentRoute {
  const posts = archive[number - 1] as readonly PostRecord[];
  const listed = new Set(posts);
  const sampled = sampleShare(content, 'posts', (post) => listed.has(post));
  const path = archivePath(number);
  const title = `Blog Archive, Page ${number}`;
  const crumbs = [HOME, BLOG, [title, path]] as const;
  const [newer, older] = [number + 1, number - 1].map((other) =>
    archive[other - 1] ? archivePath(other) : undefined,
  );
  return {
    path,
    file: fileOf(path),
    meta: {
      meta_title: title,
      meta_description: `Page ${number} of all posts of our blog on insurance, risk and claims, with the date and the first sentences of each. Choose a post to read it in full.`,
      keyword: pages.BLOG.keyword,
    },
    canonical: path,
    crumbs,
    picture: BANNERS.blog,
    indexed: true,
    share: drawnImage(SITE, shareImageFile('/blog')),
    inputs: () => [posts, sampled, newer, older],
    body: () => (
      <Archive crumbs={crumbs} title={title} posts={posts} share={sampled} newer={newer} older={older} />
    ),
  };
}

const routesOf = new WeakMap<SavedContent, readonly ContentRoute[]>();

/** Returns the pages that are made from the content: posts, openings, and the archive of posts. */
export function contentRoutes(saved: SavedContent): readonly ContentRoute[] {
  const known = routesOf.get(saved);
  if (known) return known;
  const { posts, jobs } = saved.content;
  const { samples } = saved;
  const content: PageContent = { ...saved.content, samples };
  const sampled = samplePosts(content);
  let index: ReturnType<typeof relatedIndex> | undefined;
  // Reads and compares the posts only when a page first asks for its related posts. If the content has not changed, no
  // page asks.
  const relatedOf = (post: PostRecord) => {
    index ??= relatedIndex(posts);
    return index(post);
  };
  const feed = feedUrl(saved.content);
  const archive = archiveOf(posts);
  const routes = [
    ...posts.map((_, at) => postRoute({ posts, at, relatedOf, images: saved.images, sampled, feed })),
    ...jobs.map((job, at) => openingRoute(job, isSampleAt(samples, 'jobs', at))),
    ...archive.map((_, at) => archiveRoute(archive, at + 1, content)),
  ];
  routesOf.set(saved, routes);
  return routes;
}
