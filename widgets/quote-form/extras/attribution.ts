import { CAMPAIGN_FIELDS } from '../../contract/page-fields';
import { readQuery } from '../../contract/read-query';

const KEY = 'broker-attribution';
/** Maximum length of a value. The server stores no more characters. */
const MAX_LENGTH = 200;

type Campaign = Readonly<Record<string, string>>;

/**
 * The first campaign that `firstTouch` has found since this page loaded. If storage is blocked, only this variable
 * keeps the campaign.
 */
let firstCampaign: Campaign = {};

/** Returns the campaign parameters of the page's URL. */
function campaignInUrl(): Campaign {
  const query = readQuery(location.search);
  return Object.fromEntries(
    CAMPAIGN_FIELDS.map((name) => [name, (query.get(name) ?? '').trim().slice(0, MAX_LENGTH)]).filter(
      ([, value]) => value,
    ),
  );
}

/**
 * Returns the campaign that first brought the visitor to this site, or an empty object if there is none. If no campaign
 * is stored yet, reads it from the page's URL and stores it. Call this function on every page with the form, because
 * the URLs of later pages lack the parameters. Never throws.
 */
export function firstTouch(): Campaign {
  if (!Object.keys(firstCampaign).length) firstCampaign = campaignInUrl();
  // Don't store while prerendering: the visitor hasn't followed the link yet.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', firstTouch, { once: true });
    return firstCampaign;
  }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (stored && typeof stored === 'object') {
      return Object.fromEntries(
        Object.entries(stored).filter(
          ([name, value]) =>
            (CAMPAIGN_FIELDS as readonly string[]).includes(name) && typeof value === 'string',
        ),
      );
    }
    if (Object.keys(firstCampaign).length) localStorage.setItem(KEY, JSON.stringify(firstCampaign));
  } catch {
    // Storage may be blocked or full, or contain another script's data.
  }
  return firstCampaign;
}
