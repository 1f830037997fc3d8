import { addressOf } from '../addresses';
import { LINES } from '../lines';
import type { LineRecord, ProductRecord } from '../product';
import { HI } from './hi';
import type { LandingLanguage, LandingRecord } from './landing';
import { TE } from './te';

const LANDING_LANGUAGES: readonly LandingLanguage[] = [HI, TE];

/** A page about a line of insurance, in a language other than English. */
export type LandingPage = Pick<LandingLanguage, 'language' | 'frame'> & {
  readonly path: string;
  readonly record: LandingRecord;
  readonly product: LineRecord;
};

function lineAt(slug: string): LineRecord {
  const line = LINES.find((one) => one.slug === slug);
  if (!line) throw new Error(`records/landing: no line has the slug "${slug}"`);
  return line;
}

/**
 * Returns the pages about lines of insurance in languages other than English.
 * @throws Error if no line has the slug of a page's record
 */
export const landingPages = (languages = LANDING_LANGUAGES): readonly LandingPage[] =>
  languages.flatMap(({ language, frame, pages }) =>
    pages.map((record) => ({
      language,
      frame,
      record,
      path: `/${language}/${record.slug}`,
      product: lineAt(record.slug),
    })),
  );

/** A product's page in one language. `language` is `en` for the English page. */
export type Version = { readonly language: string; readonly path: string };

/**
 * Returns the versions of a product's page to which a page may link: the English page, then its translations. Returns
 * an empty list if there is no translation to link to. A page that search engines index must not link to translations
 * that nobody has reviewed.
 * @param isIndexed true if search engines index the page that contains the links
 */
export function versionsOf(
  product: ProductRecord,
  isIndexed: boolean,
  pages = landingPages(),
): readonly Version[] {
  const translated = pages.filter((page) => page.product === product && (page.record.reviewed || !isIndexed));
  return translated.length > 0 ? [{ language: 'en', path: addressOf(product) }, ...translated] : [];
}

export const isLandingPath = (path: string) =>
  LANDING_LANGUAGES.some(({ language }) => path.startsWith(`/${language}/`));

/**
 * Returns a report for the operator, as lines of text. It lists the pages that no native speaker has reviewed yet. The
 * report is empty if all pages are reviewed.
 */
export function unreviewedReport(pages = landingPages()): string[] {
  const unreviewed = pages.filter(({ record }) => !record.reviewed);
  if (unreviewed.length === 0) return [];
  return [
    'Translated pages that search engines do not find yet. Let a native reader read each one, then set `reviewed: true` in its record:',
    ...unreviewed.map(
      ({ path, language, record }) =>
        `  ${path}: ${record.slug} in host-pages/records/landing/${language}.ts`,
    ),
  ];
}
