import { contrast, nearestPassing, type Pair, toHex, toneLike } from './colours';

/** The colours that a broker chooses, as #rgb or #rrggbb. */
export type Palette = {
  /**
   * Background for products that companies buy. Text on it is white. Bullets and other marks on light backgrounds also
   * have this colour.
   */
  readonly dark: string;
  /** Background for products that individuals buy. */
  readonly light: string;
  /** Colour of text, the top bar and the footer. */
  readonly ink: string;
};

type Brand = { readonly palette?: Palette; readonly accent: string };

/**
 * The sample broker's palette and accent. Style sheets, drawings and icons contain these colours in their source; the
 * build replaces them with the broker's colours.
 */
const MODEL = { dark: '#20397f', light: '#d8e3e4', ink: '#0b1d1a', accent: '#f3a712' };

export const SAMPLE_PALETTE: Palette = { dark: MODEL.dark, light: MODEL.light, ink: MODEL.ink };

/** Minimum contrasts: 4.5:1 for text, 3:1 for marks and edges (WCAG 1.4.3 and 1.4.11). */
const [TEXT, MARK] = [4.5, 3];

const WHITE = '#ffffff';
/**
 * Green background of the cards that say what is covered. Green means "covered" on every broker's site, so a broker's
 * palette doesn't change this colour.
 */
const NEEM = '#3c6628';
/** Background of the form in a partner's dark theme. */
const NIGHT = '#10201d';

type Tone = {
  /** The colour as the source files write it. */
  readonly tone: string;
  /**
   * The broker's colour from which the tone is derived: a colour of the palette, or the accent. Without `of`, the tone
   * keeps its colour, unless it needs more contrast.
   */
  readonly of?: keyof typeof MODEL;
  /**
   * The backgrounds on which the tone must be visible. Each key is a background's colour in the source files, and its
   * value is the minimum contrast.
   */
  readonly on?: Readonly<Record<string, number>>;
};

const { dark, light, ink, accent } = MODEL;
const PAPER = '#f6f7f2';

/**
 * The colours in the source files that depend on the palette. A background must come before the tones that have it in
 * their `on`.
 */
const TONES: readonly Tone[] = [
  { tone: dark, of: 'dark' },
  { tone: light, of: 'light' },
  { tone: ink, of: 'ink' },
  { tone: PAPER, of: 'light' },
  { tone: NIGHT, of: 'ink' },
  // The accent in drawings, as a background, and as a mark or text on dark backgrounds. It changes if its contrast is
  // too low. Buttons always have the broker's exact accent.
  { tone: accent, of: 'accent', on: { [dark]: TEXT, [ink]: TEXT, [NEEM]: MARK } },
  { tone: '#d98a06', of: 'accent' },
  { tone: '#2f4a94', of: 'dark' },
  { tone: '#5573b5', of: 'dark' },
  { tone: '#6f8fc4', of: 'dark' },
  { tone: '#9db7e0', of: 'dark', on: { [dark]: TEXT } },
  { tone: '#d5deef', of: 'dark', on: { [dark]: TEXT } },
  { tone: '#a9c0ff', of: 'dark', on: { [NIGHT]: TEXT } },
  { tone: '#b3c7cb', of: 'light' },
  { tone: '#41524d', of: 'ink', on: { [light]: TEXT, [PAPER]: TEXT, [WHITE]: TEXT } },
  { tone: '#5c6d68', of: 'ink', on: { [light]: MARK, [WHITE]: MARK } },
  { tone: '#64756f', of: 'ink', on: { [light]: MARK, [WHITE]: MARK } },
  { tone: '#bfcdc9', of: 'ink', on: { [ink]: TEXT } },
  { tone: '#23423c', of: 'ink' },
  { tone: '#e9f0ee', of: 'ink', on: { [NIGHT]: TEXT } },
  { tone: '#b6c4c0', of: 'ink', on: { [NIGHT]: TEXT } },
  { tone: '#8fa39d', of: 'ink', on: { [NIGHT]: MARK } },
  { tone: '#3d4f4a', of: 'ink' },
  { tone: '#1c2c29', of: 'ink' },
  { tone: '#0b1715', of: 'ink' },
  { tone: '#a93620', on: { [light]: TEXT, [PAPER]: TEXT, [WHITE]: TEXT } },
  { tone: '#dd6248', on: { [dark]: 2 } },
];

/** Pairs of colours in site.ts that must have enough contrast. `what` says what the page draws in `colour`. */
const STATED = [
  { colour: 'ink', ground: 'light', what: 'Text' },
  { colour: 'dark', ground: 'light', what: 'A heading, a link or a mark' },
] as const satisfies readonly { colour: keyof Palette; ground: keyof Palette; what: string }[];

/** Returns a sentence for each pair of colours with too little contrast. The palette's colours must be valid. */
export const paletteProblems = (palette: Palette): string[] =>
  STATED.flatMap(({ colour, ground, what }) => {
    const [own, other] = [toHex(palette[colour]), toHex(palette[ground])];
    const ratio = contrast(own, other);
    if (ratio >= TEXT) return [];
    const nearest = nearestPassing(own, [{ ground: other, atLeast: TEXT }]);
    return `${what} in "${colour}", ${own}, on "${ground}", ${other}, has a contrast of ${ratio}:1 and needs ${TEXT}:1. The nearest colour that passes is ${nearest}`;
  });

export type BrandColours = {
  /** Map from the colours in the source files to the broker's colours. If empty, the colours stay unchanged. */
  readonly colours: ReadonlyMap<string, string>;
  /** Sentences that say which colours the build changed for more contrast. */
  readonly changes: readonly string[];
};

/** The colours of the source files, unchanged. */
export const UNCHANGED: BrandColours = { colours: new Map(), changes: [] };

/** Derives a broker's colours from a valid palette and accent. The sample broker keeps the colours of the source files. */
export function brandColours({ palette = SAMPLE_PALETTE, accent: chosen }: Brand): BrandColours {
  const base = { ...palette, accent: chosen };
  const colours = new Map<string, string>([
    [WHITE, WHITE],
    [NEEM, NEEM],
  ]);
  const changes: string[] = [];
  for (const { tone, of, on = {} } of TONES) {
    const derived = of ? toneLike(tone, MODEL[of], toHex(base[of])) : tone;
    const pairs = Object.entries(on).map(
      ([ground, atLeast]): Pair => ({ ground: colours.get(ground) ?? ground, atLeast }),
    );
    const passing = nearestPassing(derived, pairs) ?? WHITE;
    colours.set(tone, passing);
    if (tone !== MODEL.accent) continue;
    base.accent = passing;
    if (passing !== derived) {
      const failing = pairs.flatMap(({ ground, atLeast }) => {
        const ratio = contrast(derived, ground);
        return ratio < atLeast ? `${ratio}:1 on ${ground} and needs ${atLeast}:1` : [];
      });
      changes.push(
        `accent ${derived}: buttons keep it; marks and text on dark grounds, drawings and the accent's own ground are ${passing}, since ${derived} has ${failing.join(', ')}`,
      );
    }
  }
  const changed = [...colours].filter(([from, to]) => from !== to);
  return { colours: new Map(changed), changes };
}

/** Matches #rrggbb, even if two digits for the opacity follow. */
const COLOUR = /#[\da-f]{6}(?=(?:[\da-f]{2})?(?![\da-f]))/gi;

/** Replaces the source files' colours in a style sheet or drawing with the broker's colours. */
export const recolour = (text: string, { colours }: BrandColours): string =>
  colours.size === 0 ? text : text.replace(COLOUR, (colour) => colours.get(colour.toLowerCase()) ?? colour);
