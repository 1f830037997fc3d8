import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';

const run = promisify(execFile);

const TIMEOUT_MS = 240_000;

const codesOf = (characters: readonly string[]) => characters.map((one) => one.charCodeAt(0)).join('/');

const decodeXml = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** A cell. `type` is its OpenDocument type, such as `string` or `date`. The `value` of a date is in ISO 8601. */
type LibreOfficeCell = { readonly type: string; readonly value: string };

const CELL = /<table:table-cell ([^>]*office:value-type="(\w+)"[^>]*)>([\s\S]*?)<\/table:table-cell>/g;

/** Returns the text of paragraphs. Replaces OpenDocument's elements for tabs and repeated spaces by real characters. */
const textOf = (content: string) =>
  [...content.matchAll(/<text:p>([\s\S]*?)<\/text:p>/g)]
    .map(([, paragraph = '']) =>
      paragraph
        .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count) => ' '.repeat(Number(count ?? 1)))
        .replaceAll('<text:tab/>', '\t')
        .replace(/<[^>]+>/g, ''),
    )
    .map(decodeXml)
    .join('\n');

const cellsOf = (sheet: string): LibreOfficeCell[] =>
  [...sheet.matchAll(CELL)].map(([, attributes = '', type = '', content = '']) => ({
    type,
    value: /office:date-value="([^"]*)"/.exec(attributes)?.[1] ?? textOf(content),
  }));

/** Returns functions that open files in Debian's LibreOffice Calc. LibreOffice stores its profile in `folder`. */
export async function openLibreOffice(folder: string) {
  const program = await findOrInstall('LibreOffice', () => onPath(['soffice']), ['libreoffice-calc']);
  const convert = async (file: string, to: string, ...options: string[]) => {
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const args = [
      profile,
      '--headless',
      ...options,
      '--convert-to',
      to,
      '--outdir',
      folder,
      join(folder, file),
    ];
    await run(program, args, { env: { ...process.env, HOME: folder }, timeout: TIMEOUT_MS });
  };
  return {
    /** Opens a CSV with the given separators and quotation mark. Returns the formulas that LibreOffice finds in it. */
    async formulasIn(csv: string, separators: readonly string[], quote: string): Promise<string[]> {
      await writeFile(join(folder, 'in.csv'), csv);
      // 76 is LibreOffice's number for UTF-8.
      const filter = `Text - txt - csv (StarCalc):${codesOf(separators)},${quote ? codesOf([quote]) : ''},76,1`;
      await convert('in.csv', 'fods', `--infilter=${filter}`);
      const sheet = await readFile(join(folder, 'in.fods'), 'utf8');
      return [...sheet.matchAll(/table:formula="([^"]*)"/g)].map(([, formula = '']) => decodeXml(formula));
    },
    /**
     * Opens a CSV whose separator is a comma, and returns its cells. Turns on the option "Detect special numbers", so
     * that LibreOffice recognises dates.
     */
    async readCsv(csv: string): Promise<LibreOfficeCell[]> {
      await writeFile(join(folder, 'in.csv'), csv);
      await convert('in.csv', 'fods', '--infilter=Text - txt - csv (StarCalc):44,34,76,1,,0,false,true');
      return cellsOf(await readFile(join(folder, 'in.fods'), 'utf8'));
    },
    /** Opens an .xlsx file. Returns its cells, row by row. */
    async readXlsx(bytes: Uint8Array): Promise<LibreOfficeCell[]> {
      await writeFile(join(folder, 'leads.xlsx'), bytes);
      await convert('leads.xlsx', 'fods');
      return cellsOf(await readFile(join(folder, 'leads.fods'), 'utf8'));
    },
  };
}

export type GnumericCell = { readonly isFormula: boolean; readonly isText: boolean; readonly value: string };

/** Returns a function that opens a file in Debian's Gnumeric. For a CSV, Gnumeric guesses the separator. */
export async function openGnumeric(folder: string) {
  const program = await findOrInstall('Gnumeric', () => onPath(['ssconvert']), ['gnumeric']);
  return async (name: string, content: string | Uint8Array): Promise<GnumericCell[]> => {
    await writeFile(join(folder, name), content);
    const written = join(folder, `${name}.xml`);
    const env = { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' };
    const importer = name.endsWith('.csv') ? ['-I', 'Gnumeric_stf:stf_csvtab'] : [];
    await run(program, [...importer, '-T', 'Gnumeric_XmlIO:sax:0', join(folder, name), written], {
      env,
      timeout: TIMEOUT_MS,
    });
    const xml = await readFile(written, 'utf8');
    // In Gnumeric's XML, a cell with a formula has no ValueType, and a cell with a text has the ValueType 60.
    return [...xml.matchAll(/<gnm:Cell ([^>]*)>([^<]*)<\/gnm:Cell>/g)].map(
      ([, attributes = '', value = '']) => ({
        isFormula: !attributes.includes('ValueType='),
        isText: attributes.includes('ValueType="60"'),
        value: decodeXml(value),
      }),
    );
  };
}
