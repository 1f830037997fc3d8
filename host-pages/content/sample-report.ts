import { BROKER_COLOURS } from '../palette/broker-colours';
import { CLEANED_FIELDS, SAMPLE_FIELDS, SITE } from '../site';
import { LIST_NAMES } from './lists';
import type { SavedContent } from './saved-content';

type TrustFields = {
  readonly licenceUrl: string;
  readonly licenceValidUntil: string;
  readonly category: string;
  readonly founder: string;
  readonly offices: readonly {
    readonly city: string;
    readonly hours: readonly string[];
    readonly directions: string;
  }[];
};

/**
 * Returns the names of the empty fields among those by which visitors judge a broker. Pages leave out empty fields
 * silently.
 */
export function emptyTrustFields(site: TrustFields): string[] {
  const fields = (['licenceUrl', 'licenceValidUntil', 'category', 'founder'] as const).filter(
    (field) => !site[field],
  );
  const ofOffices = (['hours', 'directions'] as const).flatMap((field) => {
    const cities = site.offices.filter((office) => office[field].length === 0).map(({ city }) => city);
    return cities.length > 0 ? [`offices: ${field} of ${cities.join(', ')}`] : [];
  });
  return [...fields, ...ofOffices];
}

type SiteFields = {
  /** Names of the fields that are marked as samples. */
  readonly marked: readonly string[];
  /** Names of the fields that are empty. */
  readonly empty: readonly string[];
  /** Paths of the fields that `cleanSite` has changed. */
  readonly cleaned?: readonly string[];
  /** Sentences that say which of the broker's colours the build has changed. */
  readonly colours?: readonly string[];
};

/** Returns lines for the operator: which fields and lists contain samples, which fields are empty, and what to do. */
export function sampleReport(
  { content, samples = {} }: SavedContent,
  { marked, empty, cleaned = [], colours = [] }: SiteFields = {
    marked: SAMPLE_FIELDS,
    empty: emptyTrustFields(SITE),
    cleaned: CLEANED_FIELDS,
    colours: BROKER_COLOURS.changes,
  },
): string[] {
  const lists = LIST_NAMES.flatMap((list) =>
    samples[list] ? [`  ${list}: ${samples[list].length} of ${content[list].length}`] : [],
  );
  return [
    ...(marked.length > 0
      ? [
          'Samples in host-pages/site.ts. Replace each sample(…) with your value:',
          ...marked.map((field) => `  ${field}`),
        ]
      : []),
    ...(empty.length > 0
      ? [
          'Empty fields in host-pages/site.ts. Pages leave them out until you fill them in:',
          ...empty.map((field) => `  ${field}`),
        ]
      : []),
    ...(cleaned.length > 0
      ? [
          'Fields in host-pages/site.ts that have characters which are not text. Pages leave the characters out:',
          ...cleaned.map((field) => `  ${field}`),
        ]
      : []),
    ...(colours.length > 0
      ? [
          'Colours in host-pages/site.ts. The build changed them for contrast:',
          ...colours.map((each) => `  ${each}`),
        ]
      : []),
    ...(lists.length > 0
      ? ['Sample records. Replace them with npm run content -- import FILE:', ...lists]
      : []),
  ];
}
