/** The longest company name, in characters, that fits the navbar, the share images and the form's notice. */
export const MAX_NAME_LENGTH = 84;

type SiteToCheck = { readonly name: string; readonly offices: readonly unknown[] };

function problemOf({ name, offices }: SiteToCheck): string | undefined {
  const { length } = [...name];
  if (!name.trim()) return 'name is empty';
  if (length > MAX_NAME_LENGTH)
    return `name has ${length} characters; at most ${MAX_NAME_LENGTH} fit the navbar and the share images`;
  return offices.length ? undefined : 'offices is empty; the first is the corporate office';
}

/**
 * Returns the site unchanged.
 * @throws Error that names the file and the field, if pages cannot be generated from it
 */
export function checkSite<const Site extends SiteToCheck>(site: Site): Site {
  const problem = problemOf(site);
  if (problem) throw new Error(`host-pages/site.ts: ${problem}`);
  return site;
}
