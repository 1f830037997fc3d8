import { ROUTES } from '../../host-pages/routes';

/**
 * A page and an address for it: `path` is the path of the page, and `sent` is the changed path that a client requests.
 */
export type Spelling = { readonly path: string; readonly sent: string };

const hex = (character: string) =>
  [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Functions that encode a path in different ways. The server decodes every result to the original path. */
const ENCODERS: Readonly<Record<string, (path: string) => string>> = {
  'as browsers write it': encodeURI,
  'as encodeURIComponent writes it': (path) => path.split('/').map(encodeURIComponent).join('/'),
  'with every sign encoded': (path) => path.replace(/[^\w/]/g, hex),
  'with every sign in capital hex': (path) => path.replace(/[^\w/]/g, (sign) => hex(sign).toUpperCase()),
  'with every character encoded': (path) => path.replace(/[^/]/g, hex),
  'with its first letter encoded': (path) => path.replace(/\w/, hex),
};

/** Changes that programs make to an address. A function returns undefined if its change doesn't apply to the path. */
const CHANGES: Readonly<Record<string, (path: string) => string | undefined>> = {
  'in capitals': (path) => path.toUpperCase(),
  'with capitals at the beginning of words': (path) =>
    path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  'without its last sign': (path) => (/\w$/.test(path) ? undefined : path.slice(0, -1)),
  'without its last letter': (path) => path.slice(0, -1),
  'cut at an apostrophe': (path) => (path.includes("'") ? path.split("'")[0] : undefined),
  'cut after an apostrophe': (path) => (path.includes("'") ? `${path.split("'")[0]}'` : undefined),
  'cut at a bracket': (path) => (path.includes('(') ? path.split('(')[0] : undefined),
  'cut after a bracket': (path) => (path.includes('(') ? `${path.split('(')[0]}(` : undefined),
  'cut at a slash beside a hyphen': (path) => (path.includes('/-') ? path.split('/-')[0] : undefined),
  'cut after a slash beside a hyphen': (path) =>
    path.includes('/-') ? `${path.split('/-')[0]}/-` : undefined,
  'without apostrophes': (path) => (path.includes("'") ? path.replaceAll("'", '') : undefined),
  'with slashes repeated and a full stop': (path) => `${path.replaceAll('/', '//').slice(1)}.`,
  'with a slash and a bracket': (path) => `${path}/)`,
  'in capitals, with a slash at the end': (path) => `${path.toUpperCase()}/`,
  ...Object.fromEntries(
    ['’', '‘', 'ʼ', '′', '´', '`', '＇', '%E2%80%99'].map((sign) => [
      `with ${sign} for apostrophes`,
      (path: string) => (path.includes("'") ? path.replaceAll("'", decodeURIComponent(sign)) : undefined),
    ]),
  ),
  ...Object.fromEntries(
    ['–', '—', '‑', '‐', '−', '--'].map((sign) => [
      `with ${sign} for hyphens`,
      (path: string) => (path.includes('-') ? path.replaceAll('-', sign) : undefined),
    ]),
  ),
  ...Object.fromEntries(
    [
      ...[
        ')',
        ']',
        '}',
        '>',
        '.',
        ',',
        '!',
        '?',
        ';',
        ':',
        "'",
        '"',
        '*',
        '**',
        '_',
        '~',
        '|',
        '=',
        '&',
        '-',
      ],
      ...[
        ' ',
        '\t',
        '\u00a0',
        '\u200b',
        '…',
        '...',
        '’',
        '”',
        '»',
        '）',
        '。',
        '।',
        ').',
        '".',
        ".'",
        '>.',
        '),',
        '*)',
      ],
      // Text that was written after the address without a space, or that a program has taken for a part of it.
      ...['.Please', '.Call us', ',and', ' is good', '\nThanks', '(1)', ' (1)', '=20', '#formdata', '&quot;'],
      ...['</a>', '<br>', '](https://broker.example/about-us)', '” target=_blank'],
    ].map((sign) => [`with ${JSON.stringify(sign)} at its end`, (path: string) => path + sign]),
  ),
};

/** Paths of the pages that search engines list. */
export const LISTED = ROUTES.filter(({ path, canonical, indexed }) => indexed && path === canonical).map(
  ({ path }) => path,
);
const EXISTING = new Set(ROUTES.map(({ path }) => path));

/**
 * Returns a path in several percent-encoded spellings. The server answers each spelling with the page itself, not with
 * a redirect.
 */
export const equalSpellings = (path: string): Spelling[] =>
  Object.values(ENCODERS).map((encode) => ({ path, sent: encode(path) }));

/**
 * Applies each of `CHANGES` to a path, and returns the results that are not the path of an existing page. For the home
 * page, returns an empty list.
 */
export const changedSpellings = (path: string): Spelling[] =>
  Object.values(CHANGES).flatMap((change) => {
    const changed = path === '/' ? undefined : change(path);
    if (changed === undefined || changed === path || EXISTING.has(changed)) return [];
    return [{ path, sent: changed.split('/').map(encodeURIComponent).join('/') }];
  });

/** Paths that lead to no page, although they are similar to a page's path. */
export const UNKNOWN_PATHS = [
  ...['/about-us/more', '/about', '/aboutus2', '/corporate', '/individual/pet-insurance', '/about-us%2527'],
  ...['/about-us.js', '/services.json', '/about-us.min.js', '/about-us_2', '/about-us-now'],
  ...[
    '/corporate/project-insurance/contractor%2527s-all-risk-insurance',
    '/individual/motor',
    '/embed/quote',
  ],
  ...['/widgets/about-us)', '/assets/ABOUT-US', '/loader.js)', '/LOADER.js', '/%E0%A4%A8', '/api-docs'],
  ...['//evil.example', '//evil.example/about-us)'],
];
