import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CARDS } from '../../host-pages/art/cards';
import { crate, type Picture, type Scene, type Shape } from '../../host-pages/art/picture';
import { thingOf } from '../../host-pages/art/picture-of';
import { STEPS } from '../../host-pages/art/steps';
import { THINGS } from '../../host-pages/art/things';
import { addressOf } from '../../host-pages/records/addresses';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from '../../host-pages/records/lines';
import { pageAt } from '../support/pages';
import { picturesIn } from '../support/shown-pictures';

const PRODUCTS = [
  ...INDIVIDUAL_LINES.map((record) => ({ record, thing: thingOf(record) })),
  ...CORPORATE_LINES.flatMap((category) =>
    [category.record, ...category.products].map((record) => ({ record, thing: thingOf(record, category) })),
  ),
];

const SCENES = Object.entries<Picture | Scene>({ ...CARDS, ...STEPS }).flatMap(([name, picture]) =>
  'places' in picture ? [[name, picture] as const] : [],
);

test('every line has a drawing of what it protects', () => {
  for (const { record, thing } of PRODUCTS) assert.is.not(thing, 'policy', record.slug);
});

test('the pictures of a product page show what its line protects, and nothing of another line', () => {
  for (const { record, thing } of PRODUCTS) {
    const parts = pageAt(addressOf(record)).document.querySelectorAll('main .cards, main .steps');
    const shown = [...parts].flatMap(picturesIn);
    assert.is(parts.length, 2, record.slug);
    assert.ok(shown.includes('covers') && shown.includes('excludes'), record.slug);
    assert.equal([...new Set(shown.filter((name) => Object.hasOwn(THINGS, name)))], [thing], record.slug);
  }
});

test('health is not illustrated with goods, nor a vehicle with a house', () => {
  for (const [slug, thing] of [
    ['health-insurance', 'bed'],
    ['group-health-insurance', 'bed'],
    ['motor-insurance', 'car'],
    ['home-insurance', 'house'],
    ['cyber-insurance', 'laptop'],
    ['marine-insurance', 'ship'],
  ])
    assert.is(PRODUCTS.find(({ record }) => record.slug === slug)?.thing, thing, slug);
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
