import { createHash } from 'node:crypto';
import { type ScriptSite, siteLiteral } from './bundles/site-data';

/** The data of the sample broker. Budgets are measured with it, so sizes don't depend on host-pages/site.ts. */
const SAMPLE: ScriptSite = {
  api: 'api/',
  ownApi: true,
  product: 'broker',
  name: 'Sample Insurance Broker',
  phone: '+91 00000 00000',
  licence: 'Licence No. (to be supplied)',
  consentVersion: '2026-11-23.0a1b2c3d',
  accent: '#f3a712',
};

/** Matches the accent in minified style sheets. */
const STYLE_ACCENT = /(?<=var\(--broker-accent,)[^()]+(?=\))/g;
const FILE_HASH = /(?<=["'`/])([a-z][a-z-]*?)-[\w-]{8}(?=\.(?:js|css)\b)/g;
const SHA_256 = /(?<=["'`])[A-Za-z0-9+/]{43}=(?=["'`])/g;

/**
 * Returns a hash of a text, which replaces the hash of a file. It must look as random as the file's hash, because
 * budgets measure compressed sizes.
 */
const hashOf = (text: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);

/**
 * Returns built scripts as a build for the sample broker would write them. The hashes in the scripts depend on the
 * broker's data, so each hash is replaced by a hash that doesn't depend on the data.
 * @throws Error if none of the scripts contains the broker's data
 */
export function withSampleBroker(scripts: readonly string[], site: ScriptSite): string[] {
  const literal = siteLiteral(site);
  if (!scripts.some((code) => code.includes(literal)))
    throw new Error(`no script has ${literal}: build/bundles/site-data.ts puts it there`);
  return scripts.map((code) => {
    let sums = 0;
    return code
      .replaceAll(literal, () => siteLiteral(SAMPLE))
      .replace(STYLE_ACCENT, SAMPLE.accent)
      .replace(FILE_HASH, (_, name: string) => `${name}-${hashOf(name, 'base64url').slice(0, 8)}`)
      .replace(SHA_256, () => hashOf(`${sums++}`, 'base64'));
  });
}
