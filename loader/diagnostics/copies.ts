import { type Finding, finding } from './findings';
import { ask } from './probe-file';

/** What every loader says of itself in its own text. */
const VERSION = /broker-widgets: ([^\s`"]+) hands over/;

export type Running = { readonly version: string; readonly base: string };

const textOf = async (address: string, init?: RequestInit) => (await ask(address, init))?.text() ?? '';

/** The tag that runs: the first with the attribute, as the loader itself looks for it. */
export const loaderTag = () => document.querySelector<HTMLScriptElement>('script[data-broker-loader]');

const SCRIPTS = ['data-broker-loader', 'src*="loader"', 'src*="quote-form"'];

/** The tags of our loader on the page, each with the version that its address holds, where that can be read. */
async function copiesOf(running: string) {
  const selector = SCRIPTS.map((script) => `script[src][${script}]`).join();
  const tags = [...document.querySelectorAll<HTMLScriptElement>(selector)];
  const versions = await Promise.all(
    tags.map(async (tag) => VERSION.exec(await textOf(tag.src, { cache: 'default' }))?.[1]),
  );
  // A script of the page may be called a loader too.
  const copies = tags
    .map((tag, index) => ({ tag, version: versions[index] ?? 'a version that cannot be read' }))
    .filter(({ tag }, index) => versions[index] || tag.dataset.brokerLoader !== undefined);
  // What one address gave a moment ago is what runs.
  const isOne = new Set(copies.map(({ tag }) => tag.src)).size === 1;
  return isOne ? copies.map(({ tag }) => ({ tag, version: running })) : copies;
}

/** Other copies of the loader on the page, and a newer one at its own address. */
export async function checkCopies({ version: running, base }: Running): Promise<Finding[]> {
  const copies = await copiesOf(running);
  const old = copies
    .filter(({ version }) => version !== running)
    .map(({ tag, version }) => finding('old-copy', { version, running, address: tag.src }, tag));
  if (old.length) return old;
  const found = copies.length > 1 ? [finding('two-tags', { count: copies.length }, copies[1]?.tag)] : [];

  const address = `${base}loader.js`;
  const today = await textOf(address, { cache: 'no-cache' });
  const version = VERSION.exec(today)?.[1];
  const table = performance
    .getEntriesByType('resource')
    .map(({ name }) => /\/widgets\/(registry-[^/]+\.js)$/.exec(name)?.[1])
    .find((name) => name);
  if (version && version !== running) found.push(finding('outdated', { version, running, address }));
  else if (version && table && !today.includes(table)) {
    found.push(finding('outdated', { version: 'another build of it', running, address }));
  }
  return found;
}
