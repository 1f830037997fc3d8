import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as CARDS } from '../../../widgets/paged-cards/copy';
import { COPY } from '../../../widgets/testimonials/copy';
import { PARTS } from '../../support/parts';
import { FAILURES, openWithResponse, type StubbedResponse } from '../open-with-response';

const REVIEWS = ['Motor', 'Home', 'Marine', 'Cyber'].map((line, at) => ({
  name: `Sample customer, ${line}`,
  rating: at + 2,
  short_note: `A note of ${line}.`,
}));

const PLAIN = (attributes = '') =>
  `<div data-broker-widget="testimonials" ${attributes}><a href="/reviews">Reviews</a></div>`;

const open = (markup: string, response: StubbedResponse = { data: REVIEWS }) =>
  openWithResponse(markup, response);

test(`reviews are shown with a text alternative for their stars`, async () => {
  const page = await open(PLAIN());
  const cards = page.all(`${PARTS.loadedContent} li`);
  assert.equal(
    cards.map((card) => [...card.querySelectorAll('p')].map(({ textContent }) => textContent)),
    REVIEWS.map(({ name, rating, short_note }) => [COPY.rating(rating, 5), short_note, name]),
  );
  assert.equal(
    cards.map((card) =>
      [...card.querySelectorAll('path')].map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0),
    ),
    [
      [3, 2],
      [2, 3],
      [1, 4],
      [0, 5],
    ],
  );
  assert.ok(page.hasButton(CARDS.next));
  assert.equal(page.errors, []);
  await page.close();
});

test('the request is the one in requirements 6.1', async () => {
  const page = await open(PLAIN());
  assert.equal(
    page.calls.map(({ url, fields }) => [url, fields]),
    [['https://api.example/api/testimonial.php', { action: 'testimonial_list' }]],
  );
  await page.close();
});

test('data-rule sets the layout of the reviews page or of the home page', async () => {
  for (const [attributes, rule] of [
    ['', 'testimonials'],
    ['data-rule="testimonials-home"', 'testimonials-home'],
  ] as const) {
    const page = await open(PLAIN(attributes));
    assert.ok(page.find(`.paged-cards--${rule}`));
    await page.close();
  }
});

test('an unknown data-rule logs a warning', async () => {
  const page = await open(PLAIN('data-rule="services"'));
  assert.match(page.warnings[0]?.[0] ?? '', 'data-rule="services" is not one of');
  await page.close();
});

for (const [how, response] of Object.entries({ ...FAILURES, 'the list is empty': { data: [] } })) {
  test(`if ${how}, a partner's page keeps the fallback`, async () => {
    const page = await open(PLAIN(), response);
    assert.is(page.host.shadowRoot?.innerHTML, '<slot></slot>');
    assert.is(page.errors.length, how === 'the list is empty' ? 0 : 1);
    await page.close();
  });
}

test('a malformed review is left out, and the others are shown', async () => {
  const page = await open(PLAIN(), { data: [{ ...REVIEWS[0], rating: 9 }, REVIEWS[1]] });
  assert.is(page.all('li').length, 1);
  assert.match(`${page.errors[0]}`, 'item 0 is left out: rating');
  await page.close();
});

test("markup in the server's data is shown as text", async () => {
  const page = await open(PLAIN(), { data: [{ name: '<b>x</b>', rating: '4', short_note: '<img src=x>' }] });
  assert.not(page.find('b, img'));
  assert.match(page.find('li').textContent ?? '', '<img src=x>');
  await page.close();
});

test.run();
