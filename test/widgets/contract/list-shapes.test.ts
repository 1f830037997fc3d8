import { create, is, type Struct } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  Company,
  Job,
  MediaItem,
  Policy,
  Post,
  PostCard,
  Testimonial,
} from '../../../widgets/contract/list-shapes';

/** A shape, what it cannot do without, and all of it. */
const SHAPES: [what: string, shape: Struct<never>, least: Record<string, unknown>, rest: string[]][] = [
  ['testimonial', Testimonial as never, { name: 'A', rating: 5, short_note: 'x' }, []],
  ['company', Company as never, { image: 'images/a.svg' }, ['alt_text']],
  ['media item', MediaItem as never, { type: 'video', title: 'T' }, ['image', 'alt_text', 'video_url']],
  [
    'job',
    Job as never,
    { id: '1', title: 'T' },
    ['job_type', 'location', 'job_description', 'deadline', 'overview', 'responsibility', 'qualification'],
  ],
  ['card of a post', PostCard as never, { id: '1', title: 'T' }, ['image', 'alt_text', 'description']],
  ['post', Post as never, { title: 'T' }, ['description']],
  ['policy', Policy as never, { description: '<p>x</p>' }, []],
];

const fits = (value: unknown, shape: Struct<never>) =>
  shape.validate(value, { coerce: true })[0] === undefined;

for (const [what, shape, least, rest] of SHAPES) {
  test(`a ${what} may lack what need not be there, which is then empty, and may say more`, () => {
    const empty = Object.fromEntries(rest.map((name) => [name, '']));
    assert.equal(create(least, shape), { ...empty, ...least });
    assert.equal(create({ ...least, more: 1 }, shape), { ...empty, ...least, more: 1 });
  });

  test(`a ${what} without what it is about is refused`, () => {
    for (const name of Object.keys(least)) {
      assert.not(fits({ ...least, [name]: undefined }, shape), name);
      assert.not(fits({ ...least, [name]: '' }, shape), name);
      assert.not(fits({ ...least, [name]: ['x'] }, shape), name);
    }
    for (const value of [null, 'x', 7, []]) assert.not(fits(value, shape));
  });
}

test('a text that a backend has not, and says so with null, is empty', () => {
  assert.is(create({ image: 'images/a.svg', alt_text: null }, Company).alt_text, '');
  assert.is(create({ id: '1', title: 'T', deadline: null }, Job).deadline, '');
});

test('numbers that a backend sends are read as text, and stars that it sends as text as numbers', () => {
  assert.is(create({ id: 7, title: 'T' }, Job).id, '7');
  assert.is(create({ name: 'A', rating: '4.5', short_note: 'x' }, Testimonial).rating, 4.5);
});

test('stars beyond five, and a medium of another kind, are refused', () => {
  for (const rating of [-1, 6, 'many', Number.NaN]) {
    assert.not(fits({ name: 'A', rating, short_note: 'x' }, Testimonial as never), `${rating}`);
  }
  assert.not(is({ type: 'sound', title: 'T' }, MediaItem));
});

test.run();
