import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useClock } from '../../support/clock';
import { PARTS } from '../../support/parts';
import type { PlaceholderPage } from '../open-placeholder';
import { FAILURES, openWithResponse, type StubbedResponse } from '../open-with-response';

const COMPANIES = [1, 2, 3, 4, 5, 6].map((number) => ({
  image: `images/mark-${number}.png`,
  alt_text: `Sample mark ${number}`,
}));

const placeholder = (attributes = '') =>
  `<div data-broker-widget="associates" ${attributes}><a href="/about-us">Companies</a></div>`;

const open = (
  markup: string,
  response: StubbedResponse = { data: COMPANIES },
  options: PlaceholderPage = {},
) => openWithResponse(markup, response, options);

test('companies show as slides, four at a time', async () => {
  const page = await open(placeholder());
  assert.equal(
    page
      .all(`${PARTS.loadedContent} img`)
      .map((image) => [image.getAttribute('src'), image.getAttribute('alt')]),
    COMPANIES.map(({ image, alt_text }) => [`https://api.example/api/site/${image}`, alt_text]),
  );
  assert.ok(page.find(PARTS.movingSlides));
  assert.is(page.all(`${PARTS.loadedContent} li:not([inert])`).length, 4);
  assert.equal(page.errors, []);
  await page.close();
});

test('the slides advance after 2.5 s, and unmounting leaves no timer', async () => {
  let clock!: ReturnType<typeof useClock>;
  const page = await open(placeholder(), undefined, {
    before: () => {
      clock = useClock();
    },
  });
  const first = () => page.all(`${PARTS.loadedContent} li`).findIndex((item) => !item.hasAttribute('inert'));
  assert.is(first(), 0);
  await act(() => clock.advance(2600));
  assert.is(first(), 1);
  await page.unmount();
  await act(() => clock.advance(600));
  assert.is(clock.pending(), 0);
  assert.equal(page.errors, []);
  await page.close();
});

test('the first ten companies are requested', async () => {
  const page = await open(placeholder());
  assert.equal(
    page.calls.map(({ url, fields }) => [url, fields]),
    [['https://api.example/api/associate_companies.php', { action: 'web_list', limit: '10', page: '1' }]],
  );
  await page.close();
});

test('data-label names the carousel, and data-controls positions its controls', async () => {
  const page = await open(placeholder('data-label="Partners" data-controls="above"'));
  assert.is(page.find('.carousel--above').getAttribute('aria-label'), 'Partners');
  await page.close();
});

test('an unknown data-controls logs a warning, and the default applies', async () => {
  const page = await open(placeholder('data-controls="left"'));
  assert.match(page.warnings[0]?.[0] ?? '', 'data-controls="left" is not one of below');
  assert.ok(page.find('.carousel--below'));
  await page.close();
});

for (const [how, response] of Object.entries({ ...FAILURES, 'the list is empty': { data: [] } }))
  test(`if ${how}, a partner's page keeps the fallback`, async () => {
    const page = await open(placeholder(), response);
    assert.is(page.host.shadowRoot?.innerHTML, '<slot></slot>');
    await page.close();
  });

test.run();
