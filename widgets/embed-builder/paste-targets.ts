/**
 * What a visitor sees after an author has pasted a snippet into an editor and published the text. `code` means that the
 * page shows the snippet's code as text.
 */
export type Shown =
  | 'form'
  | 'form and code'
  | 'form with a gap'
  | 'form that cannot be sent'
  | 'form in a small frame'
  | 'form without the partner'
  | 'link'
  | 'link and code'
  | 'link with a gap'
  | 'link over the next text'
  | 'link without the partner'
  | 'code'
  | 'words'
  | 'nothing';

/** The kinds of snippets that an author can paste. */
export type PastedSnippet = 'script' | 'iframe' | 'link' | 'shortcode';

/**
 * A program that processes what authors paste: an editor, a sanitiser or a Markdown processor, with default settings.
 */
export type PasteTarget = {
  readonly name: string;
  readonly version: string;
  /** The language in which authors write in the program. The link snippet is written in that language. */
  readonly writes: 'HTML' | 'Markdown';
  /** What visitors see of each snippet. The shortcode is only for WordPress with the plugin. */
  readonly shows: Readonly<Partial<Record<PastedSnippet, Shown>>>;
};

/**
 * The snippets in the order in which we recommend them. The second value is what visitors see if the snippet is usable
 * in a program.
 */
const BEST_FIRST = [
  ['script', 'form'],
  ['iframe', 'form'],
  ['shortcode', 'form'],
  ['link', 'link'],
] as const;

/** Returns the snippet that an author should paste into a program, or undefined if no snippet is usable there. */
export const snippetFor = ({ shows }: PasteTarget): PastedSnippet | undefined =>
  BEST_FIRST.find(([snippet, shown]) => shows[snippet] === shown)?.[0];

/** The results of test/editors. `BROKER_WRITE_EDITORS=1 npm run test:hosts -- editors` updates this list. */
export const PASTE_TARGETS: readonly PasteTarget[] = [
  {
    name: 'TinyMCE',
    version: '8.9.2',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'form that cannot be sent', link: 'link' },
  },
  {
    name: 'CKEditor 5',
    version: '48.5.2',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'CKEditor 5 with full HTML support',
    version: '48.5.2',
    writes: 'HTML',
    shows: { script: 'form', iframe: 'form', link: 'link' },
  },
  {
    name: 'Quill',
    version: '2.0.3',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'link', link: 'link' },
  },
  {
    name: 'Tiptap',
    version: '3.34.0',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'Lexical',
    version: '0.52.0',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'Trix',
    version: '2.1.19',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'Jodit',
    version: '4.15.13',
    writes: 'HTML',
    shows: { script: 'form', iframe: 'form', link: 'link' },
  },
  {
    name: 'GrapesJS',
    version: '0.23.6',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'form', link: 'link' },
  },
  {
    name: 'Editor.js',
    version: '2.31.7',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'sanitize-html',
    version: '2.17.5',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'DOMPurify',
    version: '3.5.0',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'xss',
    version: '1.0.17',
    writes: 'HTML',
    shows: { script: 'link and code', iframe: 'code', link: 'link' },
  },
  {
    name: 'rehype-sanitize',
    version: '6.0.0',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'markdown-it',
    version: '15.0.3',
    writes: 'Markdown',
    shows: { script: 'code', iframe: 'code', link: 'link' },
  },
  {
    name: 'marked',
    version: '18.2.1',
    writes: 'Markdown',
    shows: { script: 'form', iframe: 'form', link: 'link' },
  },
  {
    name: 'pandoc',
    version: '2.17.1.1',
    writes: 'Markdown',
    shows: { script: 'form', iframe: 'form', link: 'link' },
  },
  {
    name: 'kramdown',
    version: '2.4.0',
    writes: 'Markdown',
    shows: { script: 'form', iframe: 'form', link: 'link' },
  },
  {
    name: 'Hugo',
    version: '0.111.3',
    writes: 'Markdown',
    shows: { script: 'nothing', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'WordPress, as author (wp_kses_post)',
    version: '6.1.9',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link', shortcode: 'form' },
  },
];
