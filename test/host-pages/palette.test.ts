import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteSheet } from '../../build/pages/stylesheets';
import { contrast } from '../../host-pages/palette/colours';
import { logoElement } from '../../host-pages/palette/logo';
import { brandColours, paletteProblems, recolour, SAMPLE_PALETTE } from '../../host-pages/palette/palette';
import { ALL_PARTS } from '../../host-pages/styles/sheet-parts';
import { PALETTE_NAMES, PALETTES } from '../support/palettes';

const ACCENT = '#f3a712';
/** Accents that must still work with the sample palette: releases without a palette setting accepted these accents. */
const EARLIER_ACCENTS = [
  '#1d4ed8',
  '#000',
  '#fff',
  '#7f7f7f',
  '#00aa55',
  '#ffff00',
  '#c0392b',
  '#20397f',
  '#0b1d1a',
];

const BRANDS = [
  ...PALETTE_NAMES.map((name) => ({ name, ...PALETTES[name] })),
  ...EARLIER_ACCENTS.map((accent) => ({ name: accent, accent, palette: SAMPLE_PALETTE })),
];

test('the sample palette changes nothing, whether site.ts states it or not', () => {
  const css = 'a{color:#0b1d1a40;background:#F3A712}';
  for (const brand of [{ accent: ACCENT }, { accent: '#F3A712', palette: SAMPLE_PALETTE }]) {
    const colours = brandColours(brand);
    assert.equal(colours.changes, []);
    assert.is(recolour(css, colours), css);
  }
});

test('colours are replaced in capitals and before an opacity, and other texts stay', () => {
  const colours = brandColours({ accent: ACCENT, palette: { ...SAMPLE_PALETTE, ink: '#123' } });
  assert.is(
    recolour('#0B1D1A #0b1d1a40 #0b1d1a4 #0b1d1aff0 url(#0b1d1ax)', colours),
    '#112233 #11223340 #0b1d1a4 #0b1d1aff0 url(#112233x)',
  );
});

/** Pairs of colours in the style sheets: the colour of a text or mark, its background, and their minimum contrast. */
const PAIRS = [
  ...['#0b1d1a', '#41524d', '#20397f', '#a93620'].flatMap((text) =>
    ['#d8e3e4', '#f6f7f2', '#ffffff'].map((ground) => [text, ground, 4.5] as const),
  ),
  ...['#ffffff', '#f3a712', '#9db7e0', '#d5deef'].map((text) => [text, '#20397f', 4.5] as const),
  ...['#ffffff', '#f3a712', '#bfcdc9'].map((text) => [text, '#0b1d1a', 4.5] as const),
  ['#0b1d1a', '#f3a712', 4.5],
  ['#20397f', '#f3a712', 3],
  ['#f3a712', '#3c6628', 3],
  ['#5c6d68', '#d8e3e4', 3],
  ['#5c6d68', '#ffffff', 3],
  ['#a9c0ff', '#10201d', 4.5],
] as const;

for (const { name, ...brand } of BRANDS)
  test(`texts and marks in ${name} have the contrast that they need`, () => {
    assert.equal(paletteProblems(brand.palette), []);
    const { colours } = brandColours(brand);
    const now = (colour: string) => colours.get(colour) ?? colour;
    const faults = PAIRS.filter(([text, ground, atLeast]) => contrast(now(text), now(ground)) < atLeast);
    assert.equal(faults, []);
  });

test('the style sheet of another palette has none of the sample palette', () => {
  for (const name of PALETTE_NAMES) {
    const brand = brandColours(PALETTES[name]);
    const css = Buffer.from(siteSheet(PALETTES[name].accent, ALL_PARTS, brand).code).toString();
    const left = [...brand.colours.keys()].filter((colour) => css.toLowerCase().includes(colour));
    assert.equal(left, [], name);
  }
});

test('an accent that is too dark for dark grounds still builds, and the change is named', () => {
  assert.equal(brandColours({ accent: ACCENT }).changes, []);
  assert.equal(brandColours({ accent: '#ffcc00' }).changes, []);
  const [change = '', ...others] = brandColours({ accent: '#1d4ed8' }).changes;
  assert.equal(others, []);
  assert.match(
    change,
    /^accent #1d4ed8: buttons keep it; .* are #[\da-f]{6}, since #1d4ed8 has 1\.\d+:1 on #20397f and needs 4\.5:1, .* on #3c6628 and needs 3:1$/,
  );
});

for (const [what, colours, message] of [
  [
    'a text that cannot be read on the light ground',
    { ink: '#7a8a88' },
    /^Text in "ink", #7a8a88, on "light", #d8e3e4, has a contrast of 2\.\d+:1 and needs 4\.5:1\. The nearest colour that passes is (#[\da-f]{6})$/,
  ],
  [
    'a dark ground that is not dark enough',
    { dark: '#ffcc00' },
    /^A heading, a link or a mark in "dark", #ffcc00, on "light", #d8e3e4, has a contrast of 1\.\d+:1 and needs 4\.5:1\. The nearest colour that passes is (#[\da-f]{6})$/,
  ],
] as const)
  test(`${what} is refused with the nearest colour that passes`, () => {
    const [field = ''] = Object.keys(colours);
    const [problem = '', ...others] = paletteProblems({ ...SAMPLE_PALETTE, ...colours });
    assert.equal(others, []);
    const [, nearest = ''] = message.exec(problem) ?? [];
    assert.ok(nearest, problem);
    assert.equal(paletteProblems({ ...SAMPLE_PALETTE, [field]: nearest }), []);
    assert.ok(contrast(nearest, SAMPLE_PALETTE.light) < 4.7);
  });

test('a logo keeps its drawing, and loses its size and what stands before it', () =>
  assert.is(
    logoElement(
      '<?xml version="1.0"?>\n<svg width="512" height="512" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>\n',
    ),
    '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  ));

for (const [what, svg, message] of [
  ['that is not square', '<svg viewBox="0 0 8 4"></svg>', /square viewBox/],
  ['without a viewBox', '<svg width="8" height="8"></svg>', /square viewBox/],
  ['that is a PNG', '\x89PNG', /must be an SVG/],
  ['with text', '<svg viewBox="0 0 8 8"><text y="8">B</text></svg>', /convert it to paths/],
  ['with a script', '<svg viewBox="0 0 8 8"><script>1</script></svg>', /scripts/],
  [
    'that loads a picture',
    '<svg viewBox="0 0 8 8"><image href="https://x.example/a.png"/></svg>',
    /other files/,
  ],
] as const)
  test(`a logo ${what} is refused`, () => assert.throws(() => logoElement(svg), message));

test.run();
