import { act } from 'react';
import type { Way } from '../../../widgets/embed-builder/ways';
import { fill } from '../../support/dom';
import { importForBuild } from '../../support/import-fresh';
import { getByRole } from '../../support/roles';
import { stubFetch } from '../../support/stub-fetch';
import { createElement, openPlaceholder, type PlaceholderPage, prerender } from '../open-placeholder';

const { EmbedBuilder } = await importForBuild<typeof import('../../../widgets/embed-builder/EmbedBuilder')>(
  'widgets/embed-builder/EmbedBuilder.tsx',
);

export const BASE = 'https://cdn.example/v1/';
export const FALLBACK = '<div data-broker-widget="embed-builder"><pre>The plain snippet</pre></div>';
export const PRERENDERED = prerender(
  { 'data-broker-widget': 'embed-builder', 'data-ask': '#ask-for-an-id' },
  createElement(EmbedBuilder, {
    source: { base: 'https://broker.example/', api: 'https://broker.example/api/' },
    broker: { name: 'Test Broker', licence: 'Licence 7' },
    accent: '#0a7ea4',
    preview: '',
    ask: '#ask-for-an-id',
    built: new Promise<never>(() => {}),
    prerendered: true,
  }),
);
export const BUILT = {
  version: '1.2.3',
  pinned: { file: 'loader-1.2.3.js', integrity: `sha384-${'a'.repeat(64)}` },
};

type Options = PlaceholderPage & {
  /** The answer to the first question, how the partner will use the form. Default: `code`. */
  readonly way?: Way;
  readonly built?: unknown;
  readonly clipboard?: (text: string) => Promise<void>;
};

/**
 * Opens a page with the builder. When the builder requests embed.json, it gets `built` as the response. `clipboard`
 * replaces the browser's writeText(), which otherwise rejects.
 */
export const openBuilder = async (
  markup = FALLBACK,
  { way = 'code', built = { version: '1.2.3' }, clipboard, ...options }: Options = {},
) => {
  const page = await openPlaceholder(markup, {
    ...options,
    before(host) {
      stubFetch(() => built);
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: clipboard ?? (() => Promise.reject(new Error('not allowed'))) },
        configurable: true,
      });
      options.before?.(host);
    },
  });
  const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`);
  const tab = (name: string) => getByRole(page.root(), 'tab', name);
  /** Returns the text that the builder offers to copy. Undefined if the open tab offers no text. */
  const code = () =>
    page.find<HTMLTextAreaElement>(`${page.find('[role=tabpanel]') ? '[role=tabpanel] ' : ''}textarea`)
      ?.value;
  const answer = (value: Way) =>
    act(async () => page.find<HTMLInputElement>(`[name=way][value=${value}]`).click());
  if (way !== 'link') await answer(way);
  return {
    ...page,
    /** Answers the first question, how the partner will use the form. */
    answer,
    /** Returns the logged errors, except the NotSupportedError that happy-dom logs because it does not load frames. */
    faults: () =>
      page.errors.filter(([error]) => (error as DOMException | undefined)?.name !== 'NotSupportedError'),
    field,
    tab,
    code,
    choose: (name: string, value: string) => act(async () => fill(field(name), value)),
    selected: () => page.all('[role=tab][aria-selected=true]').map(({ textContent }) => textContent),
    statusText: () => page.find('.embed-builder__status').textContent,
    valuesOf: (name: string) =>
      [...page.all(`[name=${name}] option`)].map((one) => (one as HTMLOptionElement).value),
  };
};
