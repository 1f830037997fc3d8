/** Number of posts on a page of the archive. */
const PAGE_LENGTH = 50;

/**
 * Divides `posts`, which are sorted newest first, into the pages of the archive. The first page has the oldest posts,
 * so a new post changes only the last page. Within a page, the newest post comes first.
 */
export function archiveOf<Post>(posts: readonly Post[]): readonly (readonly Post[])[] {
  const oldestFirst = posts.toReversed();
  return Array.from({ length: Math.ceil(posts.length / PAGE_LENGTH) }, (_, at) =>
    oldestFirst.slice(at * PAGE_LENGTH, (at + 1) * PAGE_LENGTH).reverse(),
  );
}

export const archivePath = (page: number) => `/blog/archive/${page}`;

/** Returns the path of the archive page that has the newest posts. Returns undefined if there are no posts. */
export const newestArchivePath = (posts: readonly unknown[]) =>
  posts.length > 0 ? archivePath(Math.ceil(posts.length / PAGE_LENGTH)) : undefined;
