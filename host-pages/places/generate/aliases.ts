import { createMatcher } from '../../../widgets/contract/places/match-place';
import type { State } from '../../../widgets/contract/states';
import { checkedState } from './corrections';
import { readCsv } from './csv';

/**
 * A row of `aliases.csv`: another name of a listed city.
 * - `autofill`: `yes` makes `packAliases` keep the name even if it is only another spelling of the city's name.
 * Browsers' autofill needs such names, since it compares names letter by letter.
 * - `source`: where the name is from
 */
export type Alias = {
  readonly state: State;
  readonly city: string;
  readonly alias: string;
  readonly autofill: '' | 'yes';
  readonly source: string;
};

/** @param csv text of the file `aliases.csv` */
export const readAliases = (csv: string): Alias[] =>
  readCsv(csv, ['state', 'city', 'alias', 'autofill', 'source']).map((row) => {
    const { autofill } = row;
    if (autofill !== '' && autofill !== 'yes')
      throw new Error(`"${autofill}" is not valid for autofill, ${row.alias}.`);
    if (/[:;,]/.test(row.alias)) throw new Error(`An alias has no colon, semicolon or comma: ${row.alias}`);
    return { ...row, autofill, state: checkedState(row.state) };
  });

const IN_INDIAN_SCRIPT = /[\u0900-\u0d7f]/;

/**
 * Returns a state's aliases as a text that `canonical-place.ts` reads. Leaves out aliases that `canonical-place.ts`
 * finds by its rules: other spellings of the same sounds, and names in Indian scripts.
 */
function packAliases(cities: readonly string[], rows: readonly Alias[]): string {
  const kept = new Map<string, string[]>();
  const keep = ({ city, alias }: Alias) => void kept.set(city, [...(kept.get(city) ?? []), alias]);
  const inLatin = rows.filter(({ alias }) => !IN_INDIAN_SCRIPT.test(alias));
  const find = createMatcher(cities, new Map());
  for (const row of inLatin) if (row.autofill || find(row.alias) !== row.city) keep(row);
  const findInLatin = createMatcher(cities, new Map(kept));
  for (const row of rows)
    if (IN_INDIAN_SCRIPT.test(row.alias) && findInLatin(row.alias) !== row.city) keep(row);
  return cities
    .filter((city) => kept.has(city))
    .map((city) => `${city}:${kept.get(city)}`)
    .join(';');
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** Returns the source of `widgets/contract/places/city-aliases.ts`. */
export function aliasesModule(
  cities: Readonly<Record<State, readonly string[]>>,
  rows: readonly Alias[],
): string {
  const lines = Object.entries(cities).map(([state, listed]) => {
    const packed = packAliases(
      listed,
      rows.filter((row) => row.state === state),
    );
    return packed && `  ${/^\w+$/.test(state) ? state : quoted(state)}:\n    ${quoted(packed)},\n`;
  });
  return `/** Written by \`npm run cities\` from host-pages/places/generate/aliases.csv: do not edit. */\nexport const CITY_ALIASES: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`;
}
