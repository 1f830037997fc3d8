import { SAMPLE_FIELDS } from '../site';
import { LIST_NAMES } from './lists';
import type { SavedContent } from './saved-content';

/** Lines that name the fields and lists that still have samples, and how to replace them; none without samples. */
export function sampleReport(
  { content, samples = {} }: SavedContent,
  fields: readonly string[] = SAMPLE_FIELDS,
): string[] {
  const lists = LIST_NAMES.flatMap((list) =>
    samples[list] ? [`  ${list}: ${samples[list].length} of ${content[list].length}`] : [],
  );
  return [
    ...(fields.length > 0
      ? [
          'Samples in host-pages/site.ts. Replace each sample(…) with your value:',
          ...fields.map((field) => `  ${field}`),
        ]
      : []),
    ...(lists.length > 0
      ? ['Sample records. Replace them with npm run content -- import FILE:', ...lists]
      : []),
  ];
}
