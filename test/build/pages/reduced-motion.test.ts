import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from 'postcss';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteSheet } from '../../../build/pages/stylesheets';
import { PAGE_TRANSITIONS } from '../../../host-pages/head/page-transitions';
import { SITE } from '../../../host-pages/site';
import { ancestorsOf, atRules, declarations } from './sheet-nodes';

const SHEET = postcss.parse(Buffer.from(siteSheet(SITE.accent).code).toString());

const MOTION_ALLOWED = /prefers-reduced-motion:\s*no-preference/;
const isMotionGuarded = (node: Node) =>
  ancestorsOf(node).some(
    (ancestor) =>
      ancestor.type === 'atrule' &&
      (ancestor as AtRule).name === 'media' &&
      MOTION_ALLOWED.test((ancestor as AtRule).params),
  );

const moves = ({ prop, value }: Declaration) =>
  (/^(-\w+-)?(transition|animation)(-|$)/.test(prop) && !/^(none|0s?)$/.test(value)) ||
  (prop === 'scroll-behavior' && value === 'smooth');

/** Returns the animations and transitions that are outside `@media (prefers-reduced-motion: no-preference)`. */
const unguardedMotion = (root: Root): string[] => [
  ...declarations(root)
    .filter((declaration) => moves(declaration) && !isMotionGuarded(declaration))
    .map((declaration) => `${(declaration.parent as Rule).selector} { ${declaration.prop} }`),
  ...atRules(root, 'view-transition')
    .filter((rule) => !isMotionGuarded(rule))
    .map(() => '@view-transition'),
];

test('nothing moves with reduced motion', () => {
  const between = postcss.parse(PAGE_TRANSITIONS);
  assert.equal([SHEET, between].flatMap(unguardedMotion), []);
  assert.ok(declarations(SHEET).some(moves), 'nothing moves at all');
  assert.is(atRules(between, 'view-transition').length, 1);
});

/** Returns the values of `visibility` that only visitors with reduced motion get, by selector. */
const visibilityWithReducedMotion = () =>
  Object.fromEntries(
    declarations(SHEET)
      .filter(({ prop, parent }) =>
        ancestorsOf(parent as Node).some(
          (ancestor) =>
            prop === 'visibility' &&
            ancestor.type === 'atrule' &&
            /prefers-reduced-motion:\s*reduce/.test((ancestor as AtRule).params),
        ),
      )
      .map(({ parent, value }) => [(parent as Rule).selector, value]),
  );

test('with reduced motion the fallback of a list is visible from the start, without a timer', () => {
  assert.equal(visibilityWithReducedMotion(), {
    '.broker-list--loading>.broker-list__content': 'visible',
    '.broker-list__skeleton': 'hidden',
  });
});

test('the check finds motion outside of the media query', () => {
  const guarded = '@media (prefers-reduced-motion:no-preference){.a{transition:color 1s}}.a{animation:none}';
  assert.equal(unguardedMotion(postcss.parse(guarded)), []);
  const unguarded = `
    .a { transition: color 1s } .b { animation-name: x } html { scroll-behavior: smooth }
    @view-transition { navigation: auto }
    @media (min-width: 1px) { .c { -webkit-transition: 1s } }
    @media (prefers-reduced-motion: reduce) { .d { animation: x 1s } }`;
  assert.equal(unguardedMotion(postcss.parse(unguarded)), [
    '.a { transition }',
    '.b { animation-name }',
    'html { scroll-behavior }',
    '.c { -webkit-transition }',
    '.d { animation }',
    '@view-transition',
  ]);
});

test.run();
