import { create, is, type Struct } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LISTS } from '../../../host-pages/content/lists';
import {
  Company,
  Job,
  MediaItem,
  Policy,
  Post,
  PostCard,
  Testimonial,
} from '../../../widgets/contract/list-shapes';
import { MOST_STARS } from '../../../widgets/testimonials/limits';

/** For each shape: an object that has only the shape's required fields, and the names of its optional fields. */
const SHAPES: [what: string, shape: Struct<never>, required: Record<string, unknown>, optional: string[]][] =
  [
    ['testimonial', Testimonial as never, { name: 'A', rating: 5, short_note: 'x' }, []],
    ['company', Company as never, { image: 'images/a.svg' }, ['alt_text']],
    ['media item', MediaItem as never, { type: 'video', title: 'T' }, ['image', 'alt_text', 'video_url']],
    [
      'job',
      Job as never,
      { id: '1', title: 'T' },
      [
        'job_type',
        'location',
        'job_description',
        'deadline',
        'overview',
        'responsibility',
        'qualification',
        'posted_at',
      ],
    ],
    [
      'card of a post',
      PostCard as never,
      { id: '1', title: 'T' },
      ['image', 'alt_text', 'description', 'published_at', 'author'],
    ],
    ['post', Post as never, { title: 'T' }, ['description', 'published_at', 'author']],
    ['policy', Policy as never, { description: '<p>x</p>' }, []],
  ];

const isValid = (value: unknown, shape: Struct<never>) =>
  shape.validate(value, { coerce: true })[0] === undefined;

for (const [what, shape, required, optional] of SHAPES) {
  test(`missing optional fields of a ${what} are empty, and unknown fields are kept`, () => {
    const empty = Object.fromEntries(optional.map((name) => [name, '']));
    assert.equal(create(required, shape), { ...empty, ...required });
    assert.equal(create({ ...required, more: 1 }, shape), { ...empty, ...required, more: 1 });
  });

  test(`a ${what} without a required field is rejected`, () => {
    for (const name of Object.keys(required)) {
      assert.not(isValid({ ...required, [name]: undefined }, shape), name);
      assert.not(isValid({ ...required, [name]: '' }, shape), name);
      assert.not(isValid({ ...required, [name]: ['x'] }, shape), name);
    }
    for (const value of [null, 'x', 7, []]) assert.not(isValid(value, shape));
  });
}

test('a text that is null is read as empty', () => {
  assert.is(create({ image: 'images/a.svg', alt_text: null }, Company).alt_text, '');
  assert.is(create({ id: '1', title: 'T', deadline: null }, Job).deadline, '');
});

test('a numeric id is read as text, and a rating that is text is read as a number', () => {
  assert.is(create({ id: 7, title: 'T' }, Job).id, '7');
  assert.is(create({ name: 'A', rating: '4.5', short_note: 'x' }, Testimonial).rating, 4.5);
});

test('a rating outside 0 to 5 and an unknown media type are rejected', () => {
  for (const rating of [-1, 6, 'many', Number.NaN]) {
    assert.not(isValid({ name: 'A', rating, short_note: 'x' }, Testimonial as never), `${rating}`);
  }
  assert.not(is({ type: 'sound', title: 'T' }, MediaItem));
});

test('the most stars that are shown are the most that the API and the imported content may have', () => {
  const testimonial = (rating: number) => ({ name: 'A', rating, short_note: 'x' });
  for (const shape of [Testimonial, LISTS.testimonials] as Struct<unknown>[]) {
    assert.ok(is(create(testimonial(MOST_STARS), shape), shape));
    assert.not(isValid(testimonial(MOST_STARS + 0.1), shape as never));
  }
});

test.run();
