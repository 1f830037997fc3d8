import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FINDINGS, type FindingId, finding, sorted } from '../../../loader/diagnostics/findings';
import { nearest } from '../../../loader/diagnostics/nearest';
import { SEND_PATH } from '../../../loader/diagnostics/probe-api';
import { violationFinding } from '../../../loader/diagnostics/violations';
import { hiderOf, whereIs } from '../../../loader/diagnostics/where';
import { SEND_QUOTE } from '../../../widgets/contract/endpoints';
import { installDom } from '../../support/dom';

const NAMES = ['quote-form', 'contact-form', 'toasts', 'carousel'];

for (const [word, meant] of [
  ['quoteform', 'quote-form'],
  ['Quote_Form', 'quote-form'],
  ['quote-from', 'quote-form'],
  ['toast', 'toasts'],
  ['weather', undefined],
  ['', undefined],
] as const)
  test(`"${word}" means ${meant}`, () => {
    assert.is(nearest(word, NAMES), meant);
  });

test('letters that are swapped count as one mistake, others each', () => {
  assert.is(nearest('nwo', ['now', 'idle']), 'now');
  assert.is(nearest('oww', ['now', 'idle']), undefined);
});

test('every finding names what was asked, what came and what to do, and has each of its words filled in', () => {
  for (const id of Object.keys(FINDINGS) as FindingId[]) {
    const { asked, came, todo } = FINDINGS[id];
    const names = [...`${asked} ${came} ${todo}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => [
      name,
      `<${name}>`,
    ]);
    const found = finding(id, Object.fromEntries(names));
    assert.ok(found.asked && found.came && found.todo, id);
    assert.not.match(JSON.stringify(found), /[{]\w+[}]|unknown/, id);
  }
});

test('the README says of every finding what to do', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const id of Object.keys(FINDINGS)) assert.ok(readme.includes(`\`${id}\``), id);
});

test('problems come before notes, and the same thing is told once', () => {
  const found = [
    finding('waited', { name: 'a', where: 'b' }),
    finding('no-placeholder'),
    finding('no-placeholder'),
    finding('file-page'),
  ];
  assert.equal(
    sorted(found).map(({ id }) => id),
    ['no-placeholder', 'file-page', 'waited'],
  );
});

test('the call that is tried is the one that sends a quote', () => {
  assert.is(SEND_PATH, SEND_QUOTE.path);
});

const OURS = ['https://broker.example/', 'https://api.example/v1/'];
const blocked = (effectiveDirective: string, address: string, source = '', disposition = 'enforce') =>
  violationFinding({ effectiveDirective, blocked: address, source, disposition }, OURS);

for (const [directive, address, id, todo] of [
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
  test(`${directive} against ${address} is told as "${todo}"`, () => {
    const found = blocked(directive, address);
    assert.is(found?.id, id);
    assert.ok(found?.todo.startsWith(todo), found?.todo);
    assert.not.match(JSON.stringify(found), 'a=b');
  });

test('a frame of a film is told by the script that made it, and a policy of Trusted Types by its name', () => {
  const source = 'https://broker.example/widgets/media-gallery-1.js';
  const film = blocked('frame-src', 'https://player.vimeo.com/video/1', source);
  assert.match(`${film?.todo}`, 'Add https://player.vimeo.com to frame-src.');
  assert.is(blocked('trusted-types', 'trusted-types-policy', source)?.id, 'trusted-types');
});

test('what is blocked of others is not told', () => {
  assert.is(blocked('img-src', 'https://elsewhere.example/a.png'), undefined);
  assert.is(blocked('style-src-elem', 'inline', 'https://partner.example/'), undefined);
  assert.is(blocked('script-src', 'eval'), undefined);
});

test('an element is found by its id, its class or its place', async () => {
  const { close } = installDom('<main id="top"><p></p><p><b></b></p><i class="a b"></i></main><div></div>');
  const at = (selector: string) => whereIs(document.querySelector(selector) as Element);
  assert.is(at('b'), 'main#top > p:nth-of-type(2) > b');
  assert.is(at('i'), 'main#top > i.a');
  assert.is(at('div'), 'body > div');
  await close();
});

test('what hides an element is found around it, out of a shadow root too', async () => {
  const { close } = installDom('<section style="display: none"><div></div></section><p></p>');
  const inner = document.createElement('b');
  (document.querySelector('div') as Element).attachShadow({ mode: 'open' }).append(inner);
  assert.is(hiderOf(inner)?.localName, 'section');
  assert.is(hiderOf(document.querySelector('p') as Element), undefined);
  await close();
});

test.run();
