import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { CHOICES, dashed } from '../widgets/embed-builder/choices';
import { COPY } from '../widgets/embed-builder/copy';
import { labelledValues } from '../widgets/embed-builder/labels';
import { type OptionName, WIDGETS } from '../widgets/embed-builder/limits';

/** The folder of the plugin's source files. */
const SOURCES = 'loader/wordpress';
/** The plugin's folder in the archive. WordPress uses this name to identify the plugin. */
const FOLDER = 'broker-widgets';

/**
 * The modification time of each file in the archive: the earliest that ZIP allows. It is fixed, so that equal builds
 * produce equal archives.
 */
const MODIFIED = new Date(1980, 0, 1);

type Site = { readonly name: string; readonly origin: string };

/** Returns a PHP string literal. */
const literal = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
/**
 * Returns PHP code for a translatable text. The text is a literal, since WordPress's translation tools find only
 * literals.
 */
const translated = (text: string) => `__( ${literal(text)}, 'broker-widgets' )`;
const array = (entries: readonly string[]) => `array( ${entries.join(', ')} )`;

const isList = (name: string): name is keyof typeof COPY.values => name in COPY.values;

function optionOf(name: OptionName | 'accent'): string {
  const help = COPY.hints[name];
  const values =
    isList(name) &&
    // The default gets an empty value: the attribute is then omitted, so the default applies.
    labelledValues(name).map(([value, label]) =>
      array([literal(value === CHOICES[name][0] ? '' : value), translated(label)]),
    );
  const entries = [
    `'label' => ${translated(COPY.labels[name])}`,
    ...(help ? [`'help' => ${translated(help)}`] : []),
    ...(values ? [`'values' => ${array(values)}`] : []),
  ];
  return `\t\t${literal(dashed(name))} => ${array(entries)},\n`;
}

const OPTIONS = [...WIDGETS['quote-form'].takes, 'accent'] as const;

/** Returns the content of facts.php: the facts that the plugin shares with the snippet builder. */
function factsFile(version: string, { name, origin }: Site): string {
  const { link, room } = WIDGETS['quote-form'];
  const facts = {
    version: literal(version),
    broker: literal(name),
    address: literal(`${origin}/`),
    page: literal(link[0]),
    link: translated(link[1]),
    room: literal(room.box),
    link_style: literal(room.link),
  };
  const lines = Object.entries(facts).map(([key, value]) => `\t'${key}' => ${value},\n`);
  return `<?php
/**
 * Facts about the quote form. Written by the build of the broker's site.
 *
 * @package broker-widgets
 */

defined( 'ABSPATH' ) || exit;

return array(
${lines.join('')}\t'options' => array(
${OPTIONS.map(optionOf).join('')}\t),
);
`;
}

/** Returns the WordPress plugin as a ZIP archive, for an administrator to upload. */
export function wordpressPlugin(version: string, site: Site): Uint8Array {
  const values: Readonly<Record<string, string>> = {
    version,
    // A plugin's header is a comment, which `*/` would end.
    name: site.name.replaceAll('*/', '* /'),
    origin: site.origin,
    options: OPTIONS.map((name) => `\`${dashed(name)}\``).join(', '),
  };
  const files: Record<string, Uint8Array> = { 'facts.php': strToU8(factsFile(version, site)) };
  for (const file of readdirSync(SOURCES)) {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    files[file] = strToU8(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''));
  }
  return zipSync({ [FOLDER]: files }, { level: 9, mtime: MODIFIED });
}
