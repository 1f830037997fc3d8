import MagicString from 'magic-string';
import type { OutputPlugin } from 'rollup';

/** The data in built scripts: fields of host-pages/site.ts, and the version of the consent texts. */
export type ScriptSite = Readonly<
  Record<'api' | 'product' | 'accent' | 'name' | 'phone' | 'licence' | 'consentVersion', string> & {
    ownApi: boolean;
  }
>;

const NAME = /\b__SITE__\b/g;

/** Returns the broker's data as a JavaScript literal. */
export const siteLiteral = ({
  api,
  ownApi,
  product,
  accent,
  name,
  phone,
  licence,
  consentVersion,
}: ScriptSite) =>
  // Removes the quotes around keys. JSON escapes quotes inside texts with a backslash, so no text looks like a key.
  JSON.stringify({ api, ownApi, product, accent, broker: { name, phone, licence, consentVersion } }).replace(
    /"(\w+)":/g,
    '$1:',
  );

/**
 * Rollup output plugin, which must come after the minifier: replaces `__SITE__` with the broker's data. The minifier
 * chooses short names for variables by the frequency of letters in the code. Because it runs before the data is
 * inserted, the names are the same in all brokers' scripts.
 */
export const insertSite = (site: ScriptSite): OutputPlugin => ({
  name: 'insert-site',
  renderChunk(code) {
    const text = new MagicString(code).replaceAll(NAME, () => siteLiteral(site));
    return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
  },
});
