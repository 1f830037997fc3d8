import type { Office } from '../head/site-model';
import { ABOUT_US, CONTACT_US, HOME } from '../records/pages';
import { SITE } from '../site';

/** The towns and states of the sample site. A fork's texts may still name them. */
const SAMPLE_PLACES = ['Hyderabad', 'Vijayawada', 'Telangana', 'Andhra Pradesh'];

/** Matches the choices of forms, which are ignored because they name every state and city. */
const CHOICES = /<(option|select|datalist)\b[^>]*>.*?<\/\1>/gs;

/** Returns the sample site's towns and states in which the broker has no office. */
export const otherTowns = (offices: readonly Pick<Office, 'city' | 'state'>[]): string[] =>
  SAMPLE_PLACES.filter((place) => !offices.some(({ city, state }) => city === place || state === place));

/** Returns the places in `places` that a page's texts, head or data mention. */
function placesNamedIn(html: string, places: readonly string[]): string[] {
  const text = html.replace(CHOICES, '');
  return places.filter((place) => text.includes(place));
}

/** Maximum number of pages that the report names one by one. */
const MAX_NAMED = 20;

/**
 * Returns the lines of a report on pages that mention a place without an office of the broker. The report covers only
 * the towns and states of the sample site.
 * @param pages the path in `dist` and the HTML of each page
 */
export function otherTownsReport(
  pages: Iterable<readonly [path: string, html: string]>,
  offices: readonly Pick<Office, 'city' | 'state'>[] = SITE.offices,
): string[] {
  const places = otherTowns(offices);
  if (places.length === 0) return [];
  const lines = [...pages].flatMap(([path, html]) => {
    const named = placesNamedIn(html, places);
    return named.length > 0 ? [`  ${path}: ${named.join(', ')}`] : [];
  });
  if (lines.length === 0) return [];
  const more = lines.length > MAX_NAMED ? [`  and ${lines.length - MAX_NAMED} more`] : [];
  return [
    'Pages that name a place where offices of host-pages/site.ts has no office. Change your content if it should not:',
    ...lines.slice(0, MAX_NAMED),
    ...more,
  ];
}

/**
 * Returns the lines of a report on pages whose description doesn't name all towns with an office. This happens if the
 * names of all towns would make the description too long. The report doesn't cover titles.
 */
export function longTownsReport(offices: readonly Pick<Office, 'city'>[] = SITE.offices): string[] {
  const pages = [
    ['/', HOME],
    ['/about-us', ABOUT_US],
    ['/contact-us', CONTACT_US],
  ] as const;
  const short = pages.filter(([, { meta_description }]) =>
    offices.some(({ city }) => !meta_description.includes(city)),
  );
  if (short.length === 0) return [];
  return [
    'Pages whose description has no room for the towns of all offices:',
    ...short.map(([path]) => `  ${path}`),
  ];
}
