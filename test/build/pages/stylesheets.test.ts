import { existsSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from 'postcss';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { band, siteSheet, standaloneSheet } from '../../../build/pages/stylesheets';
import { SPRITE } from '../../../host-pages/art/sprite';
import { type BrandColours, brandColours } from '../../../host-pages/palette/palette';
import { SITE } from '../../../host-pages/site';
import { ALL_PARTS } from '../../../host-pages/styles/sheet-parts';
import { listSources } from '../../support/list-sources';
import { PAGES } from '../../support/pages';
import { PALETTES } from '../../support/palettes';
import { ancestorsOf, atRules, declarations } from './sheet-nodes';

const code = Buffer.from(siteSheet(SITE.accent).code).toString();
const SHEET = postcss.parse(code);

/** Returns the names that a text uses as `var(--name)`, without a fallback value. */
const bareTokens = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name ?? '');

const definedIn = (root: Root) =>
  new Set(
    declarations(root)
      .map(({ prop }) => prop)
      .filter((prop) => prop.startsWith('--')),
  );

const undefinedTokens = (root: Root) => {
  const defined = definedIn(root);
  return declarations(root).flatMap(({ prop, value }) =>
    bareTokens(value)
      .filter((name) => !defined.has(name))
      .map((name) => `${name} in ${prop}: ${value}`),
  );
};

const faces = (root: Root) =>
  atRules(root, 'font-face').map((rule) =>
    Object.fromEntries(
      (rule.nodes ?? []).map((node) => [(node as Declaration).prop, (node as Declaration).value]),
    ),
  );

test('every custom property that the style sheet uses is defined', () => {
  assert.ok(definedIn(SHEET).size > 60);
  assert.equal(undefinedTokens(SHEET), []);
});

test('the check finds an undefined custom property', () => {
  const broken = postcss.parse(`${code}.a{color:var(--nowhere);gap:var(--nowhere2,4px)}`);
  assert.equal(undefinedTokens(broken), ['--nowhere in color: var(--nowhere)']);
});

test('every custom property that pictures use is defined', () => {
  const inline = PAGES.flatMap(({ html }) =>
    [...html.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? ''),
  );
  const defined = new Set([...definedIn(SHEET), ...inline]);
  const used = new Set([SPRITE.source, ...PAGES.map(({ html }) => html)].flatMap(bareTokens));
  assert.ok(used.size > 8);
  assert.equal(
    [...used].filter((name) => !defined.has(name)),
    [],
  );
});

test('every background defines every colour that pictures use', () => {
  const needs = [
    '--bg',
    '--fg',
    '--mut',
    '--line',
    '--foc',
    '--acc',
    '--ai',
    '--al',
    '--am',
    '--ab',
    '--an',
    '--ak',
    '--ar',
  ];
  const tokensOf = new Map<string, Set<string>>();
  SHEET.walkRules((rule) => {
    if (isInPrint(rule)) return;
    for (const selector of rule.selectors.filter((one) => /^\.g-\w+$/.test(one))) {
      const tokens = tokensOf.get(selector) ?? tokensOf.set(selector, new Set()).get(selector);
      rule.walkDecls((declaration) => void tokens?.add(declaration.prop));
    }
  });
  assert.ok(tokensOf.size >= 7);
  for (const [background, tokens] of tokensOf)
    for (const need of needs) assert.ok(tokens.has(need), `${background} has no ${need}`);

  const backgrounds = PAGES.flatMap(({ html }) =>
    [...html.matchAll(/\bg-[a-z]+\b/g)].map(([name]) => `.${name}`),
  );
  for (const background of new Set(backgrounds))
    assert.ok(tokensOf.has(background), `${background} is used on a page and has no rules`);
});

test('every default of --broker-accent is the accent of site.ts', () => {
  const css = Buffer.from(siteSheet('#c0ffee').code).toString();
  const defaults = [...css.matchAll(/var\(--broker-accent,\s*([^)]+)\)/g)].map(([, value]) => value);
  assert.ok(defaults.length > 0);
  assert.equal([...new Set(defaults)], ['#c0ffee']);
  assert.not.match(css, /__\w+__/);
});

test('text on the accent is black or white, depending on its luminance', () => {
  const onAccent: Rule[] = [];
  SHEET.walkDecls(/^background(-color)?$/, ({ value, parent }) => {
    if (/^var\(--broker-accent/.test(value)) onAccent.push(parent as Rule);
  });
  assert.ok(onAccent.length >= 5);
  for (const rule of onAccent) {
    const [colour] = rule.nodes.flatMap((node) =>
      node.type === 'decl' && node.prop === 'color' ? [node.value] : [],
    );
    assert.match(colour ?? '', /^color\(from var\(--broker-accent/, rule.selector);
  }
});

test('--broker-accent on :root is the accent of site.ts', () => {
  const accents = declarations(postcss.parse(Buffer.from(siteSheet('#c0ffee').code).toString())).filter(
    ({ prop, parent }) => prop === '--broker-accent' && (parent as Rule).selector === ':root',
  );
  assert.equal(
    accents.map(({ value }) => value),
    ['#c0ffee'],
  );
});

test('the file name of the style sheet changes with its content', () => {
  assert.is(siteSheet('#c0ffee').file, siteSheet('#c0ffee').file);
  assert.is.not(siteSheet('#c0ffee').file, siteSheet('#c0ffef').file);
  assert.match(siteSheet(SITE.accent).file, /^assets\/site-[0-9a-f]{8}\.css$/);
});

test("the footer's pattern has another name in other colours: browsers keep the file for a year", () => {
  const nameIn = (brand?: BrandColours) =>
    /\/assets\/band[^"')]*/.exec(Buffer.from(siteSheet(SITE.accent, ALL_PARTS, brand).code).toString())?.[0];
  const green = brandColours(PALETTES.green);
  assert.is(nameIn(green), `/${band(green).file}`);
  assert.is.not(nameIn(green), nameIn());
});

const classesIn = (root: Root) => {
  const names = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)) names.add(name);
  });
  return names;
};

test('the style sheet has every class of the widget style sheets that pages use', () => {
  const pageClasses = new Set(
    PAGES.flatMap(({ document }) =>
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    ),
  );
  const styled = classesIn(SHEET);
  // Leave out the style sheets of extras, which widgets load on demand.
  const sheets = listSources('widgets').filter(
    ({ path }) => path.endsWith('.css') && !path.includes('/extras/'),
  );
  const used = sheets.filter(({ text }) =>
    [...classesIn(postcss.parse(text))].some((name) => pageClasses.has(name)),
  );
  assert.ok(used.length >= 10);
  for (const { path, text } of used)
    for (const name of classesIn(postcss.parse(text))) assert.ok(styled.has(name), `${path}: .${name}`);
});

test('the style sheet imports nothing, and loads nothing from other origins', () => {
  assert.equal(atRules(SHEET, 'import'), []);
  assert.not.match(code, /url\((['"]?)(https?:|\/\/)/);
});

test('there is one web font, a woff2 file of up to 30 KB, which does not block text rendering', () => {
  const web = faces(SHEET).filter(({ src }) => src?.includes('url('));
  assert.is(web.length, 1);
  const [, file = ''] = /url\(["']?\/assets\/([\w-]+\.woff2)["']?\)/.exec(web[0]?.src ?? '') ?? [];
  const path = `host-pages/fonts/${file}`;
  assert.ok(existsSync(path), path);
  const bytes = readFileSync(path);
  assert.is(bytes.subarray(0, 4).toString(), 'wOF2');
  assert.ok(bytes.length <= 30 * 1024, `${bytes.length} bytes`);
  assert.match(web[0]?.['font-display'] ?? '', /^(swap|optional)$/);
});

test('the fallback font has the metrics of the web font, and follows it in the font family', () => {
  const local = faces(SHEET).filter(({ src }) => !src?.includes('url('));
  assert.is(local.length, 1);
  for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
    assert.match(local[0]?.[metric] ?? '', /^[\d.]+%$/, metric);
  const [web] = faces(SHEET).filter(({ src }) => src?.includes('url('));
  const families = declarations(SHEET).find(({ prop }) => prop === '--broker-font')?.value ?? '';
  const bare = (name = '') => name.replace(/["']/g, '').trim();
  assert.equal(families.split(',').map(bare).slice(0, 2), [
    bare(web?.['font-family']),
    bare(local[0]?.['font-family']),
  ]);
});

const isInPrint = (node: Node) =>
  ancestorsOf(node).some(
    (ancestor) =>
      ancestor.type === 'atrule' &&
      (ancestor as AtRule).name === 'media' &&
      /\bprint\b/.test((ancestor as AtRule).params),
  );

test('print has a white background, and nothing fixed or interactive', () => {
  const printed = declarations(SHEET).filter(isInPrint);
  const printedValue = (selector: string, prop: string) =>
    printed
      .filter(
        (one) =>
          one.prop === prop &&
          (one.parent as Rule).selectors.some((one) => one.replace('::', ':') === selector),
      )
      .at(-1)?.value;
  assert.is(printedValue('.bar', 'position'), 'static');
  for (const selector of ['.skip', '.ask', '.map', '.btn', '.band:before'])
    assert.is(printedValue(selector, 'display'), 'none', selector);
  const background = printed.find(
    ({ prop, parent }) => prop === '--bg' && /g-/.test((parent as Rule).selector),
  );
  assert.match(background?.value ?? '', /^#fff(fff)?$|^white$/);
});

test('the scroll padding keeps the target of a fragment below the fixed bar', () => {
  const padding = declarations(SHEET).find(
    ({ prop, parent }) => prop === 'scroll-padding-top' && (parent as Rule).selector === 'html',
  );
  assert.match(padding?.value ?? '', '--bar');
});

test('every style sheet of the pages is loaded by some page', () => {
  const others = (['embed-frame', 'embed-preview'] as const).map((name) =>
    Buffer.from(standaloneSheet(name, SITE.accent).code).toString(),
  );
  const loaded = [code, ...others].join('');
  for (const { path, text } of listSources('host-pages/styles'))
    for (const [name] of text.matchAll(/(?<=^\s*)\.[a-z][\w-]+/gm)) assert.match(loaded, name, path);
});

test.run();
