import type { Content, ListName } from './lists';

/** Positions of the sample records in each list. Lists without samples are left out. */
export type Samples = { readonly [list in ListName]?: readonly number[] };

/** The content that pages show. Without `samples`, no record is a sample. */
export type PageContent = Content & { readonly samples?: Samples | undefined };

/** True if the record at position `at` of a list is a sample. */
export const isSampleAt = (samples: Samples | undefined, list: ListName, at: number) =>
  samples?.[list]?.includes(at) ?? false;

/** Returns the posts that are samples. */
export const samplePosts = ({ posts, samples }: Pick<PageContent, 'posts' | 'samples'>) =>
  new Set(posts.filter((_, at) => isSampleAt(samples, 'posts', at)));

/** Says whether none, some or all of the records that a page shows from a list are samples. */
export type SampleShare = 'none' | 'some' | 'all';

/**
 * Returns whether all, some or none of the records that a page shows are samples.
 * @param isShown true if the page shows the record. Default: the page shows all records of the list.
 */
export function sampleShare<List extends ListName>(
  content: PageContent,
  list: List,
  isShown: (record: Content[List][number]) => boolean = () => true,
): SampleShare {
  const records: readonly Content[List][number][] = content[list];
  const shown = [...records.keys()].filter((at) => isShown(records[at] as Content[List][number]));
  const count = shown.filter((at) => isSampleAt(content.samples, list, at)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
