import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as CARDS } from '../../../widgets/paged-cards/copy';
import { COPY } from '../../../widgets/testimonials/copy';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';
import { type Coming, FAILURES, openAnswered, placeEnd } from '../open-answered';
import { createElement, isPreact, prerender } from '../open-placeholder';

const { Testimonials } = await importForBuild<typeof import('../../../widgets/testimonials/Testimonials')>(
  'widgets/testimonials/Testimonials.tsx',
);
const { INITIAL } = await importForBuild<typeof import('../../../widgets/shared/lists/use-loaded')>(
  'widgets/shared/lists/use-loaded.ts',
);

const REVIEWS = ['Motor', 'Home', 'Marine', 'Cyber'].map((line, at) => ({
  name: `Sample customer, ${line}`,
  rating: at + 2,
  short_note: `A note of ${line}.`,
}));

const PLAIN = (attributes = '') =>
  `<div data-broker-widget="testimonials" ${attributes}><a href="/reviews">Reviews</a></div>`;

const PRERENDERED = () =>
  prerender(
    { 'data-broker-widget': 'testimonials', 'data-rule': 'testimonials-home', 'data-label': 'Reviews' },
    createElement(Testimonials, {
      options: { rule: 'testimonials-home', label: 'Reviews' },
      state: INITIAL,
      prerendered: true,
    }),
  );

const open = (markup: string, coming: Coming = { data: REVIEWS }) => openAnswered(markup, coming);

for (const [way, markup] of Object.entries({ 'in a shadow root': PLAIN(), prerendered: PRERENDERED() }))
  test(`${way}, reviews show with their stars in words`, async () => {
    const page = await open(markup);
    const cards = page.all(`${PARTS.loadedContent} li`);
    assert.equal(
      cards.map((card) => [...card.querySelectorAll('p')].map(({ textContent }) => textContent)),
      REVIEWS.map(({ name, rating, short_note }) => [COPY.rating(rating, 5), short_note, name]),
    );
    assert.equal(
      cards.map((card) => card.querySelectorAll('path').length),
      [5, 5, 5, 5],
    );
    assert.equal(
      cards.map((card) => card.querySelectorAll('.testimonials__drop--full').length),
      [2, 3, 4, 5],
    );
    assert.ok(page.hasButton(CARDS.next));
    assert.equal(page.errors, []);
    await page.close();
  });

test('the call is the one in requirements 6', async () => {
  const page = await open(PLAIN());
  assert.equal(
    page.calls.map(({ url, fields }) => [url, fields]),
    [['https://api.example/api/testimonial.php', { action: 'testimonial_list' }]],
  );
  await page.close();
});

test('the rule is that of the page or that of home', async () => {
  for (const [attributes, rule] of [
    ['', 'testimonials'],
    ['data-rule="testimonials-home"', 'testimonials-home'],
  ] as const) {
    const page = await open(PLAIN(attributes));
    assert.ok(page.find(`.paged-cards--${rule}`));
    await page.close();
  }
});

test('a rule that is no rule of reviews warns', async () => {
  const page = await open(PLAIN('data-rule="services"'));
  assert.match(page.warnings[0]?.[0] ?? '', 'data-rule="services" is not one of');
  await page.close();
});

test('prerendered markup is taken over as it stands, in the place that reviews will take', async () => {
  const page = await open(PRERENDERED(), () => new Promise(() => {}));
  if (isPreact) assert.is(page.atOnce, page.markupBefore);
  assert.is(page.host.innerHTML.replace(/<!-- -->/g, ''), page.markupBefore.replace(/<!-- -->/g, ''));
  assert.is(page.all(`${PARTS.reservedSpace} li`).length, 3);
  assert.not(page.find(PARTS.reservedSpaceAfterLoading));
  assert.equal(page.errors, []);
  await page.close();
});

for (const [how, coming] of Object.entries({ ...FAILURES, 'the list is empty': { data: [] } })) {
  test(`where ${how}, elsewhere the fallback stays`, async () => {
    const page = await open(PLAIN(), coming);
    assert.is(page.host.shadowRoot?.innerHTML, '<slot></slot>');
    assert.is(page.errors.length, how === 'the list is empty' ? 0 : 1);
    await page.close();
  });

  test(`where ${how}, the place stays while it is in view, and goes once it is below`, async () => {
    const page = await open(PRERENDERED(), coming);
    const end = page.find(PARTS.endOfReservedSpace);
    await waitUntil('the end is watched', () => page.dom.isObserved(end));
    assert.ok(page.find(PARTS.reservedSpaceAfterLoading));
    for (const top of [400, 900, -50]) {
      placeEnd(end, top);
      await act(async () => page.dom.intersect(end, top > 0));
      assert.not(page.find('.testimonials--none'), `at ${top}`);
    }
    placeEnd(end, 1500);
    await act(async () => page.dom.intersect(end, false));
    assert.ok(page.find('.testimonials--none'));
    assert.not(page.find(PARTS.reservedSpace));
    assert.not(page.dom.isObserved(end));
    await page.close();
  });
}

test('a review of the wrong shape is left out, and the others show', async () => {
  const page = await open(PLAIN(), { data: [{ ...REVIEWS[0], rating: 9 }, REVIEWS[1]] });
  assert.is(page.all('li').length, 1);
  assert.match(`${page.errors[0]}`, 'item 0 is left out: rating');
  await page.close();
});

test('what the server sends is text', async () => {
  const page = await open(PLAIN(), { data: [{ name: '<b>x</b>', rating: '4', short_note: '<img src=x>' }] });
  assert.not(page.find('b, img'));
  assert.match(page.find('li').textContent ?? '', '<img src=x>');
  await page.close();
});

test('taken away, it leaves the fallback, and nothing is watched', async () => {
  const page = await open(PRERENDERED(), { data: [] });
  const end = page.find(PARTS.endOfReservedSpace);
  await waitUntil('the end is watched', () => page.dom.isObserved(end));
  assert.ok(page.dom.isObserved(end));
  await page.unmount();
  assert.not(page.dom.isObserved(end));
  assert.is(page.host.innerHTML, page.markupBefore);
  await page.close();
});

test.run();
