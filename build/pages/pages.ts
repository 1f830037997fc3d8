import { postPath } from '../../host-pages/content/content-paths';
import { excerpt } from '../../host-pages/content/excerpt';
import { closedJobs } from '../../host-pages/content/lapsed';
import type { Content, PostRecord } from '../../host-pages/content/lists';
import type { SavedContent } from '../../host-pages/content/saved-content';
import { contentRoutes, feedUrl } from '../../host-pages/content-routes';
import { FEED_FILE, feed } from '../../host-pages/deploy/feed';
import { pageMetadata } from '../../host-pages/head/page-metadata';
import type { ShareImage } from '../../host-pages/head/share-image-facts';
import { SEARCH_INDEX_FILE } from '../../host-pages/records/search';
import type { Route } from '../../host-pages/route';
import { ROUTES } from '../../host-pages/routes';
import { SITE } from '../../host-pages/site';
import { STANDALONE_PAGES } from '../../host-pages/standalone-pages';
import { headFilesOf, type PageFiles } from './page-files';
import { createFrameRenderer, renderPage } from './render-page';
import { searchDocuments, searchIndex } from './search-index';
import { shareImages } from './share-images';

/** A file that is generated from the content. */
export type ContentFile = {
  /** Path relative to `dist`. */
  readonly file: string;
  /** Returns everything that the file depends on, except code and `PageFiles`. */
  readonly inputs: () => unknown;
  readonly make: () => string;
  /**
   * True for the feed, the sitemap, and the pages of posts, openings and the archive. These files are numerous or
   * change often, so they are compressed at a lower quality to save time.
   */
  readonly isFrequent: boolean;
};

const BLOG = '/blog';

/** Longest summary of a post in the feed, in characters. */
const SUMMARY_LENGTH = 300;

const searchFile = (content: Content): ContentFile => {
  const documents = searchDocuments(ROUTES, content);
  return {
    file: SEARCH_INDEX_FILE,
    inputs: () => documents,
    isFrequent: false,
    make: () => searchIndex(documents),
  };
};

const feedFile = ({ posts }: Content): ContentFile => {
  const entries = posts.flatMap(({ id, title, description, published_at, author }: PostRecord) =>
    published_at
      ? [
          {
            path: postPath(id),
            title,
            published: published_at,
            author,
            summary: excerpt(description, SUMMARY_LENGTH),
          },
        ]
      : [],
  );
  return { file: FEED_FILE, inputs: () => entries, isFrequent: true, make: () => feed(entries, SITE) };
};

/**
 * Returns all routes of the site, and the files that are generated from the content: pages and other texts, but not the
 * sitemap.
 */
export function contentFiles(saved: SavedContent, built: PageFiles) {
  const { samples } = saved;
  const content = { ...saved.content, samples };
  const own = contentRoutes(saved);
  const closed = closedJobs(content.jobs);
  const renderInFrame = createFrameRenderer();
  const pageFile = (
    route: Route,
    inputs: () => unknown,
    render: typeof renderPage,
    isFrequent: boolean,
  ): ContentFile => ({
    file: route.file,
    inputs,
    isFrequent,
    make: () => {
      const withFeed = route.path === BLOG ? { ...route, feed: feedUrl(content) } : route;
      return render({ route: withFeed, files: headFilesOf(built, route.path), content });
    },
  });
  const files: ContentFile[] = [
    ...ROUTES.map((route) =>
      pageFile(
        route,
        () => [
          route.uses?.map((list) => [content[list], samples?.[list], ...(list === 'jobs' ? closed : [])]),
          route.extracts?.(content),
        ],
        renderPage,
        false,
      ),
    ),
    ...own.map((route) => pageFile(route, route.inputs, renderInFrame, true)),
    {
      file: 'page-metadata.json',
      inputs: () => [],
      isFrequent: false,
      make: () => JSON.stringify(pageMetadata(ROUTES, SITE), null, 1),
    },
    searchFile(content),
    ...(feedUrl(content) ? [feedFile(content)] : []),
  ];
  return { routes: [...ROUTES, ...own] as readonly Route[], files };
}

/** Returns the share images of all pages. */
export const contentImages = (saved: SavedContent): readonly ShareImage[] => [
  ...shareImages(),
  ...STANDALONE_PAGES.flatMap(({ share }) => (share ? [share.image] : [])),
  ...contentRoutes(saved).flatMap(({ shareImage, crumbs, picture }) =>
    shareImage
      ? [
          {
            file: shareImage,
            title: (crumbs.at(-1)?.[0] ?? '').replace(/\s+/g, ' '),
            fallbackTitle: crumbs[1]?.[0] ?? SITE.name,
            picture,
          },
        ]
      : [],
  ),
];
