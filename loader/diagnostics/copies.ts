import { type Finding, finding } from './findings';
import { ask } from './probe-file';

/** What every loader says of itself in its own text. */
const VERSION = /broker-widgets: ([^\s`"]+) hands over/;

export type Running = { readonly version: string; readonly base: string };

const textOf = async (address: string, init?: RequestInit) => (await ask(address, init))?.text() ?? '';

/** The tag that runs: the first with the attribute, as the loader itself looks for it. */
export const loaderTag = () => document.querySelector<HTMLScriptElement>('script[data-broker-loader]');

/** Other copies of the loader on the page, and a newer one at its own address. */
export async function checkCopies({ version: running, base }: Running): Promise<Finding[]> {
  const tags = [
    ...document.querySelectorAll<HTMLScriptElement>(
      'script[data-broker-loader],script[src*="loader"],script[src*="quote-form"]',
    ),
  ].filter(({ src }) => src);
  const [first = tags[0]] = tags.filter((tag) => tag.dataset.brokerLoader !== undefined);
  const copies = await Promise.all(
    tags.map(async (tag) => {
      if (tag === first || tag.src === first?.src) return { tag, version: running };
      const version = VERSION.exec(await textOf(tag.src, { cache: 'default' }))?.[1];
      // A script of the page may be called a loader too.
      return {
        tag,
        version: version ?? (tag.dataset.brokerLoader === undefined ? '' : 'a version that cannot be read'),
      };
    }),
  );
  const found: Finding[] = [];
  const ours = copies.filter(({ version }) => version);
  for (const { tag, version } of ours) {
    if (version !== running) found.push(finding('old-copy', { version, running, address: tag.src }, tag));
  }
  if (ours.length > 1 && !found.length) found.push(finding('two-tags', { count: ours.length }, ours[1]?.tag));

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
