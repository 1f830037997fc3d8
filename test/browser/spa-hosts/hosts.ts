import * as apps from './host-scripts';

/** The actions that every host's page offers. Each action changes the placeholder with the host's framework. */
export type Actions = {
  /** Inserts the placeholder above everything else. Call it only while there is no placeholder on the page. */
  readonly insert: () => unknown;
  /** Moves the placeholder below everything else, without replacing the element. */
  readonly move: () => unknown;
  readonly set: (name: string, value: string) => unknown;
  readonly remove: () => unknown;
};

export type SpaHost = {
  /** Files of npm packages that the page loads with `<script>`, in this order. */
  readonly files?: readonly string[];
  /** The initial content of `#app`. */
  readonly markup?: string;
  /** A script that runs before the files. */
  readonly before?: string;
  /**
   * A script that runs after the files. In hosts without React, `before` or `after` assigns the actions to the global
   * `host`.
   */
  readonly after?: string;
  /** Only for React apps: the call of a function that react-app.tsx exports. The function returns the actions. */
  readonly react?: 'render(false)' | 'render(true)' | 'hydrate()';
  /** The responses to the host's requests, keyed by path. */
  readonly fragments?: Readonly<Record<string, string>>;
  /** The content of `#app` on the host's other pages, keyed by path. */
  readonly pages?: Readonly<Record<string, string>>;
};

const FALLBACK = '<a href="/quote">Get a quote</a>';
/** Markup of the form's placeholder, for hosts that insert markup. */
export const QUOTE = `<div id="quote" data-broker-widget="quote-form">${FALLBACK}</div>`;
const PRESERVED_QUOTE = `<div id="quote" hx-preserve data-turbo-permanent data-broker-widget="quote-form">${FALLBACK}</div>`;
export const SIBLINGS = '<p>above</p><p>below</p>';

const TURBO = '@hotwired/turbo/dist/turbo.es2017-umd.js';

// biome-ignore format: a host is a line or two
export const SPA_HOSTS: Readonly<Record<string, SpaHost>> = {
  'plain DOM': { markup: SIBLINGS, after: apps.plain(QUOTE) },
  'view transitions': { markup: SIBLINGS, after: apps.plain(QUOTE) + apps.TRANSITIONS },
  'React 19 in StrictMode': { react: 'render(false)' },
  'React 19 in StrictMode with mount() and unmount() in effects': { react: 'render(true)' },
  'React 19 hydrated in StrictMode': { react: 'hydrate()' },
  'Vue 3': { files: ['vue/dist/vue.global.js'], markup: apps.VUE_MARKUP, after: apps.VUE },
  'Alpine': { files: ['alpinejs/dist/cdn.js'], markup: apps.ALPINE_MARKUP, before: apps.ALPINE },
  'htmx': {
    files: ['htmx.org/dist/htmx.js'], markup: apps.quoteSection('') + SIBLINGS, after: apps.HTMX,
    fragments: { '/form': apps.quoteSection(PRESERVED_QUOTE), '/moved': SIBLINGS + apps.quoteSection(PRESERVED_QUOTE), '/none': '' },
  },
  'Turbo': { files: [TURBO], markup: SIBLINGS, after: apps.turbo(PRESERVED_QUOTE), pages: { '/moved': SIBLINGS + PRESERVED_QUOTE } },
};

/** A host that uses Turbo to visit a page with the form and a page without it. */
export const VISITS: SpaHost = { files: [TURBO], markup: QUOTE, pages: { '/other': SIBLINGS } };
