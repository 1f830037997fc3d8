import { PASTE_TARGETS, type PasteTarget, snippetFor } from '../../widgets/embed-builder/paste-targets';

const MARKED = /(<!-- editors -->\n).*?(<!-- end of editors -->)/s;

const HEAD = ['where', 'version', 'Script', 'iframe', 'Link', 'use'];

const NAMES = { script: 'Script', iframe: 'iframe', link: 'Link' } as const;

function rowOf(target: PasteTarget): readonly string[] {
  const { name, version, writes, shows } = target;
  const use = snippetFor(target);
  const link = writes === 'Markdown' ? 'Link, written `[Get a quote](address)`' : NAMES.link;
  const advice = {
    script: NAMES.script,
    iframe: NAMES.iframe,
    shortcode: `${link}; with [the plugin](#wordpress) its shortcode`,
    link,
    none: 'another place',
  }[use ?? 'none'];
  return [name, version, shows.script ?? '', shows.iframe ?? '', shows.link ?? '', advice];
}

/** Returns a Markdown table that shows what editors and sanitisers leave of each snippet. */
export const editorsTable = (targets = PASTE_TARGETS): string =>
  [HEAD, HEAD.map(() => '---'), ...targets.map(rowOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Returns the document with the table replaced.
 * @throws Error if the document has no marker for the table
 */
export function withEditorsTable(document: string, table = editorsTable()): string {
  if (!MARKED.test(document))
    throw new Error('The document has no "<!-- editors -->" for the table of editors.');
  return document.replace(MARKED, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`);
}
