import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openForm } from './open-form';

const KEY = 'broker-attribution';
const PAGE = 'https://partner.example/motor';
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'];
const FIRST = { utm_source: 'mail', utm_campaign: 'spring 2026', gclid: 'abc-1' };
const FIRST_TOUCH = 'data-attribution="first-touch"';

const sendFrom = async (query: string, { attributes = FIRST_TOUCH, before = () => {} } = {}) => {
  const form = await openForm({ attributes, url: `${PAGE}${query}`, before });
  await form.send('sent');
  const { fields, url } = form.callsTo('contact_us.php')[0] ?? {
    fields: {} as Record<string, unknown>,
    url: '',
  };
  const sent = Object.fromEntries(NAMES.filter((name) => name in fields).map((name) => [name, fields[name]]));
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {}
  await form.close();
  return { sent, kept: kept && JSON.parse(kept), url, warnings: form.warnings };
};
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const keep = (value: unknown) => () => localStorage.setItem(KEY, JSON.stringify(value));

test('the campaign in the address is sent in the body and kept; other parameters are not', async () => {
  const { sent, kept, url } = await sendFrom(`?${new URLSearchParams({ ...FIRST, q: 'x', utm_id: '7' })}`);
  assert.equal(sent, FIRST);
  assert.equal(kept, FIRST);
  assert.is(url, 'https://api.example/api/site/contact_us.php');
});

test('all six names are read', async () => {
  const all = Object.fromEntries(NAMES.map((name) => [name, `of ${name}`]));
  assert.equal((await sendFrom(`?${new URLSearchParams(all)}`)).sent, all);
});

test('a later page sends the first campaign, whatever its own address says', async () => {
  const { sent, kept } = await sendFrom('?utm_source=other&utm_term=t', { before: keep(FIRST) });
  assert.equal(sent, FIRST);
  assert.equal(kept, FIRST);
});

test('the campaign of the landing page is kept as the form mounts, before anything is sent', async () => {
  const form = await openForm({ attributes: FIRST_TOUCH, url: `${PAGE}?${new URLSearchParams(FIRST)}` });
  assert.equal(JSON.parse(localStorage.getItem(KEY) ?? ''), FIRST);
  await form.close();
});

test('an attribute that comes later keeps the campaign then', async () => {
  const form = await openForm({ url: `${PAGE}?utm_source=mail` });
  form.host.dataset.attribution = 'first-touch';
  await act(async () => form.mounted.update());
  assert.equal(JSON.parse(localStorage.getItem(KEY) ?? ''), { utm_source: 'mail' });
  await form.close();
});

test('a page without a campaign sends none and keeps none', async () => {
  const { sent, kept } = await sendFrom('?utm_source=&utm_medium=%20');
  assert.equal([sent, kept], [{}, null]);
});

test('a value is cut at the length that is stored', async () => {
  const { sent } = await sendFrom(`?gclid=${'x'.repeat(500)}`);
  assert.is(`${sent.gclid}`.length, 200);
});

for (const attributes of ['', 'data-attribution="none"', 'data-attribution="last"'])
  test(`with ${attributes || 'no data-attribution'} nothing is sent and nothing is stored`, async () => {
    const { sent, kept, warnings } = await sendFrom('?utm_source=mail', { attributes });
    assert.equal([sent, kept], [{}, null]);
    assert.is(warnings.length, attributes.includes('last') ? 1 : 0);
  });

for (const strange of ['text', 7, { utm_source: 1, state: 'Goa' }, ['a']])
  test(`storage that holds ${JSON.stringify(strange)} sends nothing of it`, async () => {
    const { sent } = await sendFrom('', { before: keep(strange) });
    assert.equal(sent, {});
  });

test('where storage throws, the address that the form was mounted at counts, whatever it is when the lead is sent', async () => {
  const form = await openForm({
    attributes: FIRST_TOUCH,
    url: `${PAGE}?utm_source=mail`,
    before: () => Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true }),
  });
  history.replaceState(null, '', '/motor?utm_source=other');
  await form.send('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields.utm_source, 'mail');
  await form.close();
});

test.run();
