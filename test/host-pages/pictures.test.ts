import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CARDS } from '../../host-pages/art/cards';
import { POLICY } from '../../host-pages/art/neutral';
import { crate, type Picture, type Scene, type Shape } from '../../host-pages/art/picture';
import { STEPS } from '../../host-pages/art/steps';
import { addressOf } from '../../host-pages/records/addresses';
import { LINES, PRODUCTS } from '../../host-pages/records/lines';
import { pageAt } from '../support/pages';
import { nameOf, picturesIn } from '../support/shown-pictures';

const SCENES = Object.entries<Picture | Scene>({ ...CARDS, ...STEPS }).flatMap(([name, picture]) =>
  'places' in picture ? [[name, picture] as const] : [],
);

test('every product has a drawing of what it protects, and each line its own pictures', () => {
  for (const { slug, pictures } of PRODUCTS) assert.is.not(pictures.thing, POLICY, slug);
  for (const kind of ['tile', 'hero', 'thing'] as const)
    assert.is(new Set(LINES.map(({ pictures }) => pictures[kind])).size, LINES.length, kind);
});

test('the pictures of a product page show what it protects, and nothing of another line', () => {
  const things = new Set(PRODUCTS.map(({ pictures }) => nameOf(pictures.thing)));
  for (const record of PRODUCTS) {
    const parts = pageAt(addressOf(record)).document.querySelectorAll('main .cards, main .steps');
    const shown = [...parts].flatMap(picturesIn);
    assert.is(parts.length, 2, record.slug);
    assert.ok(shown.includes('covers') && shown.includes('excludes'), record.slug);
    const protectedThings = new Set(shown.filter((name) => things.has(name)));
    assert.equal([...protectedThings], [nameOf(record.pictures.thing)], record.slug);
  }
});

test('a scene has no protected thing of its own', () => {
  const ofCrate = crate(0, 0).map(([tone]) => tone);
  assert.ok(ofCrate.includes('held'));
  for (const [name, { shapes, front, places }] of SCENES) {
    assert.ok(places.length, `${name} has a place`);
    for (const [tone] of [...shapes, ...front] satisfies Shape[])
      assert.is.not(tone, 'held', `${name} draws in the tone of what is protected`);
  }
});

test.run();
