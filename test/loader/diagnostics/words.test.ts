import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { closestMatch } from '../../../loader/diagnostics/closest-match';
import { hiderOf, whereIs } from '../../../loader/diagnostics/describe-element';
import { FINDINGS, type FindingId, finding, sortFindings } from '../../../loader/diagnostics/findings';
import { SEND_PATH } from '../../../loader/diagnostics/probe-api';
import { violationFinding } from '../../../loader/diagnostics/violations';
import { SEND_QUOTE } from '../../../widgets/contract/endpoints';
import { installDom } from '../../support/dom';

const NAMES = ['quote-form', 'contact-form', 'toasts', 'carousel'];

for (const [word, match] of [
  ['quoteform', 'quote-form'],
  ['Quote_Form', 'quote-form'],
  ['quote-from', 'quote-form'],
  ['toast', 'toasts'],
  ['weather', undefined],
  ['', undefined],
] as const)
  test(`the closest match of "${word}" is ${match}`, () => {
    assert.is(closestMatch(word, NAMES), match);
  });

test('two swapped letters count as one mistake', () => {
  assert.is(closestMatch('nwo', ['now', 'idle']), 'now');
  assert.is(closestMatch('oww', ['now', 'idle']), undefined);
});

test('every finding has an expected text, an actual text and a fix, with all placeholders in braces replaced', () => {
  for (const id of Object.keys(FINDINGS) as FindingId[]) {
    const { expected, actual, fix } = FINDINGS[id];
    const names = [...`${expected} ${actual} ${fix}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => [
      name,
      `<${name}>`,
    ]);
    const found = finding(id, Object.fromEntries(names));
    assert.ok(found.expected && found.actual && found.fix, id);
    assert.not.match(`${found.expected} ${found.actual} ${found.fix}`, /[{]\w+[}]|unknown/, id);
  }
});

test('docs/diagnostics.md has a row for every finding, with its level, a cause and a fix', () => {
  const document = readFileSync('docs/diagnostics.md', 'utf8');
  const rows = [...document.matchAll(/^\| `([\w-]+)` \| (problem|note) \| (\S.*) \| (\S.*) \|$/gm)];
  assert.equal(
    rows.map(([, id, level]) => `${id} ${level}`),
    Object.entries(FINDINGS).map(([id, { level }]) => `${id} ${level}`),
  );
});

test('problems come before notes, and duplicates are removed', () => {
  const found = [
    finding('waited', { name: 'a', where: 'b' }),
    finding('no-placeholder'),
    finding('no-placeholder'),
    finding('file-page'),
  ];
  assert.equal(
    sortFindings(found).map(({ id }) => id),
    ['no-placeholder', 'file-page', 'waited'],
  );
});

test('the diagnostics probe the endpoint of quote requests', () => {
  assert.is(SEND_PATH, SEND_QUOTE.path);
});

const OURS = ['https://broker.example/', 'https://api.example/v1/'];
const blocked = (effectiveDirective: string, address: string, source = '', disposition = 'enforce') =>
  violationFinding({ effectiveDirective, blocked: address, source, disposition }, OURS);

for (const [directive, address, id, fix] of [
  [
    'script-src-elem',
    'https://broker.example/widgets/a.js',
    'csp',
    'Add https://broker.example to script-src.',
  ],
  [
    'connect-src',
    'https://api.example/v1/x/contact_us.php?a=b',
    'csp',
    'Add https://api.example to connect-src.',
  ],
  ['connect-src', 'https://api.example', 'csp', 'Add https://api.example to connect-src.'],
] as const)
  test(`${directive} against ${address} is reported as "${fix}"`, () => {
    const found = blocked(directive, address);
    assert.is(found?.id, id);
    assert.ok(found?.fix.startsWith(fix), found?.fix);
    assert.not.match(JSON.stringify(found), 'a=b');
  });

test('a blocked video frame is attributed to the script that made it, and Trusted Types to the policy', () => {
  const source = 'https://broker.example/widgets/media-gallery-1.js';
  const video = blocked('frame-src', 'https://player.vimeo.com/video/1', source);
  assert.match(`${video?.fix}`, 'Add https://player.vimeo.com to frame-src.');
  assert.is(blocked('trusted-types', 'trusted-types-policy', source)?.id, 'trusted-types');
});

test('unrelated CSP violations are ignored', () => {
  assert.is(blocked('img-src', 'https://elsewhere.example/a.png'), undefined);
  assert.is(blocked('style-src-elem', 'inline', 'https://partner.example/'), undefined);
  assert.is(blocked('script-src', 'eval'), undefined);
});

test('an element is described by its id, its class or its position', async () => {
  const { close } = installDom('<main id="top"><p></p><p><b></b></p><i class="a b"></i></main><div></div>');
  const at = (selector: string) => whereIs(document.querySelector(selector) as Element);
  assert.is(at('b'), 'main#top > p:nth-of-type(2) > b');
  assert.is(at('i'), 'main#top > i.a');
  assert.is(at('div'), 'body > div');
  await close();
});

test('the ancestor that hides an element is found, also from inside a shadow root', async () => {
  const { close } = installDom('<section style="display: none"><div></div></section><p></p>');
  const inner = document.createElement('b');
  (document.querySelector('div') as Element).attachShadow({ mode: 'open' }).append(inner);
  assert.is(hiderOf(inner)?.localName, 'section');
  assert.is(hiderOf(document.querySelector('p') as Element), undefined);
  await close();
});

test.run();
