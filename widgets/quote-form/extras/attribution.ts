const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'];
const KEY = 'broker-attribution';
/** As the server stores them. */
const MAX_LENGTH = 200;

/**
 * The campaign that first brought the visitor to this site: what its address says now, unless an earlier page of the site
 * has kept one. Empty where neither is so. Never rejects a visitor whose storage throws.
 */
export function firstTouch(): Readonly<Record<string, string>> {
  const address = new URLSearchParams(location.search);
  const here = Object.fromEntries(
    NAMES.map((name) => [name, (address.get(name) ?? '').trim().slice(0, MAX_LENGTH)]).filter(
      ([, value]) => value,
    ),
  );
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (kept && typeof kept === 'object') {
      return Object.fromEntries(
        Object.entries(kept).filter(([name, value]) => NAMES.includes(name) && typeof value === 'string'),
      );
    }
    if (Object.keys(here).length) localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // Storage may be forbidden, or hold what is not ours.
  }
  return here;
}
