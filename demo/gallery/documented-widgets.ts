import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** An option as docs/options.md describes it. */
export type DocumentedOption = {
  /** The attribute's name, such as `data-lang`. */
  readonly attribute: string;
  /** Undefined if any text is allowed. */
  readonly values?: readonly string[];
  readonly fallback: string;
  readonly about: string;
};

export type DocumentedWidget = {
  readonly name: string;
  readonly about: string;
  /**
   * The attributes of the element on which the example mounts the widget. `content` is the markup inside the element.
   */
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string;
  readonly options: readonly DocumentedOption[];
};

const DOCUMENT = fileURLToPath(new URL('../../docs/options.md', import.meta.url));

const EVERY_PLACEHOLDER = 'every-placeholder';
/**
 * Attributes that all widgets support, but that the gallery doesn't offer. Without `data-api`, a widget uses the API of
 * the loader's tag.
 */
const LEFT_OUT = ['data-api'];
/** Widgets that are not for partners' pages. */
const OWN_PAGES_ONLY = ['embed-builder'];

/** Returns the text of a paragraph or table cell without Markdown. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim();

const codeIn = (cell: string) => [...cell.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code);

function optionsIn(section: string): DocumentedOption[] {
  const rows = [...section.matchAll(/^\| (`data-.*) \|$/gm)].map(([, row = '']) =>
    row.split(/(?<!\\) ?\| ?/),
  );
  return rows.flatMap(([names = '', values = '', fallback = '', about = '']) =>
    codeIn(names).map((attribute) => ({
      attribute,
      // A cell that starts with code or `(none)` lists the allowed values. Any other cell describes the text that the
      // option takes. Such a description may contain code, but doesn't start with it.
      ...(/^(`|\(none\))/.test(values) && { values: codeIn(values) }),
      fallback: plain(fallback),
      about: plain(about.replaceAll('\\|', '|')),
    })),
  );
}

function widgetIn(name: string, section: string): DocumentedWidget {
  const [, about = '', example = ''] = /^([\s\S]*?)\n```html\n([\s\S]*?)```/.exec(section) ?? [];
  const [, start = '', content = ''] = /^<div([^>]*)>([\s\S]*)<\/div>\s*$/.exec(example) ?? [];
  if (!start) throw new Error(`docs/options.md: the section ${name} has no example with a placeholder.`);
  const attributes = [...start.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(
    ([, attribute = '', value = '']) => [attribute, value] as const,
  );
  return {
    name,
    about: plain(about),
    attributes: Object.fromEntries(attributes),
    content,
    options: optionsIn(section),
  };
}

/**
 * Returns the widgets of docs/options.md with their examples. A widget's own options come before the options that all
 * widgets share.
 */
export async function documentedWidgets(file = DOCUMENT): Promise<readonly DocumentedWidget[]> {
  const document = await readFile(file, 'utf8');
  const sections = document.split(/^## /m).map((section) => {
    const [, marker = ''] = /<!-- options: (\S+) -->/.exec(section) ?? [];
    return { marker, text: section.slice(section.indexOf('\n') + 1) };
  });
  const every = optionsIn(sections.find(({ marker }) => marker === EVERY_PLACEHOLDER)?.text ?? '').filter(
    ({ attribute }) => !LEFT_OUT.includes(attribute),
  );
  return sections
    .filter(({ marker }) => marker && ![EVERY_PLACEHOLDER, ...OWN_PAGES_ONLY].includes(marker))
    .map(({ marker, text }) => {
      const widget = widgetIn(marker, text);
      return { ...widget, options: [...widget.options, ...every] };
    });
}
