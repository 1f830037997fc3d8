import * as apps from './host-scripts';

/** What every host's page does with the placeholder, each in its framework's own way. */
export type Verbs = {
  /** Shows it, above all else; nothing where it is shown. */
  readonly insert: () => unknown;
  /** Shows the same element below all else. */
  readonly move: () => unknown;
  readonly set: (name: string, value: string) => unknown;
  readonly remove: () => unknown;
};

export type SpaHost = {
  /** Files of packages, in the order of their tags. */
  readonly files?: readonly string[];
  /** What is in `#app` as the page arrives. */
  readonly markup?: string;
  /** Runs before the files. */
  readonly before?: string;
  /** Runs after the files. One of the two leaves the verbs in `host`. */
  readonly after?: string;
  /** Where the app is React's: what of react-app.tsx gives the verbs. */
  readonly react?: 'render(false)' | 'render(true)' | 'hydrate()';
  /** Answers to what the host fetches, by path. */
  readonly fragments?: Readonly<Record<string, string>>;
  /** What is in `#app` on the host's other pages, by path. */
  readonly pages?: Readonly<Record<string, string>>;
};

const FALLBACK = '<a href="/quote">Get a quote</a>';
/** The placeholder of a host that writes markup. */
export const QUOTE = `<div id="quote" data-broker-widget="quote-form">${FALLBACK}</div>`;
const KEPT = `<div id="quote" hx-preserve data-turbo-permanent data-broker-widget="quote-form">${FALLBACK}</div>`;
export const AROUND = '<p>above</p><p>below</p>';

const TURBO = '@hotwired/turbo/dist/turbo.es2017-umd.js';

// biome-ignore format: a host is a line or two
export const SPA_HOSTS: Readonly<Record<string, SpaHost>> = {
  'plain DOM': { markup: AROUND, after: apps.plain(QUOTE) },
  'view transitions': { markup: AROUND, after: apps.plain(QUOTE) + apps.TRANSITIONS },
  'React 19 in StrictMode': { react: 'render(false)' },
  'React 19 in StrictMode whose effects mount and unmount': { react: 'render(true)' },
  'React 19 that hydrates in StrictMode': { react: 'hydrate()' },
  'Vue 3': { files: ['vue/dist/vue.global.js'], markup: apps.VUE_MARKUP, after: apps.VUE },
  'Alpine': { files: ['alpinejs/dist/cdn.js'], markup: apps.ALPINE_MARKUP, before: apps.ALPINE },
  'htmx': {
    files: ['htmx.org/dist/htmx.js'], markup: apps.place('') + AROUND, after: apps.HTMX,
    fragments: { '/form': apps.place(KEPT), '/moved': AROUND + apps.place(KEPT), '/none': '' },
  },
  'Turbo': { files: [TURBO], markup: AROUND, after: apps.turbo(KEPT), pages: { '/moved': AROUND + KEPT } },
};

/** Visits between a page with the form and one without. */
export const VISITS: SpaHost = { files: [TURBO], markup: QUOTE, pages: { '/other': AROUND } };
