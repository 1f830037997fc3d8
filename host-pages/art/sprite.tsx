import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { Shapes } from './Art';
import { CARDS } from './cards';
import { LINES } from './lines';
import type { Picture } from './picture';
import { PRODUCTS } from './products';
import { SECTIONS } from './sections';
import { STEPS } from './steps';

const SYMBOLS = { ...LINES, ...CARDS, ...PRODUCTS, ...STEPS, ...SECTIONS } satisfies Record<string, Picture>;
export type SymbolName = keyof typeof SYMBOLS;

const source = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
    {Object.entries(SYMBOLS).map(([name, picture]) => (
      <symbol key={name} id={name} viewBox={`0 0 ${picture.width} ${picture.height}`}>
        <Shapes picture={picture} />
      </symbol>
    ))}
  </svg>,
);
const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);

/** One file with every picture that is not seen first: loaded once for the whole site, coloured by where it stands. */
export const SPRITE = { file: `assets/art-${hash}.svg`, source };

export const symbolHref = (name: SymbolName) => `/${SPRITE.file}#${name}`;

/** A picture out of the sprite. */
export function SpriteArt({ name }: { readonly name: SymbolName }) {
  const { width, height } = SYMBOLS[name];
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={symbolHref(name)} />
    </svg>
  );
}

/** The name as a symbol's, for what a record names; throws where no picture has it. */
export function symbolNamed(name: string): SymbolName {
  if (Object.hasOwn(SYMBOLS, name)) return name as SymbolName;
  throw new Error(`art/: no picture is named "${name}"; there are ${Object.keys(SYMBOLS).join(', ')}`);
}
