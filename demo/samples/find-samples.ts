import { type Content, fieldsOf, LIST_NAMES, type ListName } from '../../host-pages/content/lists';
import type { Samples } from '../../host-pages/content/samples';
import { sampleContent } from './content';

/**
 * Fields that are not compared: an id says nothing about a record's content, and the deadlines of the sample openings
 * depend on the day.
 */
const NOT_COMPARED = ['id', 'deadline'];

/** Returns a text for comparing two records of a list: the texts are equal if the records' compared fields are. */
const textOf = (list: ListName, record: object) =>
  JSON.stringify(
    fieldsOf(list)
      .filter((field) => !NOT_COMPARED.includes(field))
      .map((field) => (record as Readonly<Record<string, unknown>>)[field]),
  );

/**
 * Finds the records of the content that are unchanged samples. Returns their positions in each list. Omits lists
 * without samples.
 */
export async function findSamples(content: Content): Promise<Samples> {
  const samples = await sampleContent(new Date());
  const found = LIST_NAMES.map((list) => {
    const known = new Set(samples[list].map((record) => textOf(list, record)));
    const positions = [...content[list].keys()].filter((at) =>
      known.has(textOf(list, content[list][at] as object)),
    );
    return [list, positions] as const;
  });
  return Object.fromEntries(found.filter(([, positions]) => positions.length > 0));
}
