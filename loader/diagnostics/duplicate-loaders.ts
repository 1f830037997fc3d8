import { type Finding, finding } from './findings';
import { fetchFresh } from './probe-file';

/** Matches a log message that the source of every loader contains; the message names the loader's version. */
const VERSION = /broker-widgets: ([^\s`"]+) hands over/;

export type Running = { readonly version: string; readonly base: string };

const fetchText = async (address: string, init?: RequestInit) =>
  (await fetchFresh(address, init))?.text() ?? '';

/**
 * Returns the first tag with `data-broker-loader`. It belongs to the running loader, unless main.ts used
 * `currentScript`.
 */
export const loaderTag = () => document.querySelector<HTMLScriptElement>('script[data-broker-loader][src]');

/**
 * Selects the part of a page that the libraries swup and Barba swap when a visitor follows a link. Unlike Turbo and
 * Unpoly, these two libraries don't run scripts in swapped content.
 */
const SWAPPED = '#swup, [data-swup], [data-barba="container"]';

/**
 * Reports a loader tag inside content that swup or Barba swap. If a visit begins on a page without the tag, the loader
 * never runs, since the libraries don't run the tag when they insert it later.
 */
export function checkSwapped(): Finding[] {
  const tag = loaderTag();
  return tag?.closest(SWAPPED) ? [finding('swapped-loader', {}, tag)] : [];
}

const SCRIPTS = ['data-broker-loader', 'src*="loader"', 'src*="quote-form"'];

/** Returns the page's loader tags, each with the version of the file at its URL. */
async function findLoaders(running: string) {
  const selector = SCRIPTS.map((script) => `script[src][${script}]`).join();
  const tags = [...document.querySelectorAll<HTMLScriptElement>(selector)];
  const versions = await Promise.all(
    tags.map(async (tag) => VERSION.exec(await fetchText(tag.src, { cache: 'default' }))?.[1]),
  );
  // Skip unrelated scripts, which may also have "loader" in their URL.
  const loaders = tags
    .map((tag, index) => ({ tag, version: versions[index] ?? 'a version that cannot be read' }))
    .filter(({ tag }, index) => versions[index] || tag.dataset.brokerLoader !== undefined);
  // If all tags have the same URL, they all have the running loader's version, even if the server now has a newer one.
  const haveSameUrl = new Set(loaders.map(({ tag }) => tag.src)).size === 1;
  return haveSameUrl ? loaders.map(({ tag }) => ({ tag, version: running })) : loaders;
}

/**
 * Reports other loaders on the page. If none of them has a different version, also compares the running loader with the
 * loader.js that is on the server now, and reports the running loader as outdated if they differ. The usual causes: a
 * cache contains an older loader, or the URL in the tag contains a version.
 */
export async function checkDuplicates({ version: running, base }: Running): Promise<Finding[]> {
  const loaders = await findLoaders(running);
  const others = loaders
    .filter(({ version }) => version !== running)
    .map(({ tag, version }) => finding('old-copy', { version, running, address: tag.src }, tag));
  if (others.length) return others;
  const found = loaders.length > 1 ? [finding('two-tags', { count: loaders.length }, loaders[1]?.tag)] : [];

  const address = `${base}loader.js`;
  const deployed = await fetchText(address, { cache: 'no-cache' });
  const version = VERSION.exec(deployed)?.[1];
  const table = performance
    .getEntriesByType('resource')
    .map(({ name }) => /\/widgets\/(registry-[^/]+\.js)$/.exec(name)?.[1])
    .find((name) => name);
  if (version && version !== running) found.push(finding('outdated', { version, running, address }));
  else if (version && table && !deployed.includes(table)) {
    found.push(finding('outdated', { version: 'another build of it', running, address }));
  }
  return found;
}
