const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'];
const KEY = 'broker-attribution';
/** As the server stores them. */
const MAX_LENGTH = 200;

type Campaign = Readonly<Record<string, string>>;

/** The first that this page load has seen: all there is where storage is blocked. */
let seen: Campaign = {};

/** The campaign parameters of the page's address. */
function inAddress(): Campaign {
  const address = new URLSearchParams(location.search);
  return Object.fromEntries(
    NAMES.map((name) => [name, (address.get(name) ?? '').trim().slice(0, MAX_LENGTH)]).filter(
      ([, value]) => value,
    ),
  );
}

/**
 * Returns the campaign that first brought the visitor to this site: the stored one, else that of the page's address, which
 * it stores. Call it on every page with the form, since a later page no longer has it in its address. Empty where there
 * was none. Never throws.
 */
export function firstTouch(): Campaign {
  if (!Object.keys(seen).length) seen = inAddress();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (kept && typeof kept === 'object') {
      return Object.fromEntries(
        Object.entries(kept).filter(([name, value]) => NAMES.includes(name) && typeof value === 'string'),
      );
    }
    if (Object.keys(seen).length) localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Storage may be blocked, full, or hold what is not ours.
  }
  return seen;
}
