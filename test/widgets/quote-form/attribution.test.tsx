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
  let storedCampaign: string | null = null;
  try {
    storedCampaign = localStorage.getItem(KEY);
  } catch {}
  await form.close();
  return {
    sent,
    saved: storedCampaign && JSON.parse(storedCampaign),
    url,
    warnings: form.warnings,
  };
};
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const saveCampaign = (value: unknown) => () => localStorage.setItem(KEY, JSON.stringify(value));

test('the campaign in the URL is sent in the body and stored; other parameters are not', async () => {
  const { sent, saved, url } = await sendFrom(`?${new URLSearchParams({ ...FIRST, q: 'x', utm_id: '7' })}`);
  assert.equal(sent, FIRST);
  assert.equal(saved, FIRST);
  assert.is(url, 'https://api.example/api/site/contact_us.php');
});

test('all six campaign parameters are read', async () => {
  const all = Object.fromEntries(NAMES.map((name) => [name, `of ${name}`]));
  assert.equal((await sendFrom(`?${new URLSearchParams(all)}`)).sent, all);
});

for (const query of [
  '?utm_source=mail&amp;utm_campaign=spring%202026&amp;gclid=abc-1',
  '?utm_source%3Dmail%26utm_campaign%3Dspring%25202026%26gclid%3Dabc-1',
  '?UTM_Source=mail&utm_campaign=spring+2026?gclid=abc-1',
])
  test(`the campaign of the changed ${query} is sent`, async () => {
    assert.equal((await sendFrom(query)).sent, FIRST);
  });

test('a later page sends the first campaign, even if its own URL has another', async () => {
  const { sent, saved } = await sendFrom('?utm_source=other&utm_term=t', { before: saveCampaign(FIRST) });
  assert.equal(sent, FIRST);
  assert.equal(saved, FIRST);
});

test('the campaign of the landing page is stored when the form mounts, before anything is sent', async () => {
  const form = await openForm({ attributes: FIRST_TOUCH, url: `${PAGE}?${new URLSearchParams(FIRST)}` });
  assert.equal(JSON.parse(localStorage.getItem(KEY) ?? ''), FIRST);
  await form.close();
});

test('adding data-attribution later stores the campaign', async () => {
  const form = await openForm({ url: `${PAGE}?utm_source=mail` });
  form.host.dataset.attribution = 'first-touch';
  await act(async () => form.mounted.update());
  assert.equal(JSON.parse(localStorage.getItem(KEY) ?? ''), { utm_source: 'mail' });
  await form.close();
});

test('a page without a campaign sends none and stores none', async () => {
  const { sent, saved } = await sendFrom('?utm_source=&utm_medium=%20');
  assert.equal([sent, saved], [{}, null]);
});

test('a value is truncated to the maximum length', async () => {
  const { sent } = await sendFrom(`?gclid=${'x'.repeat(500)}`);
  assert.is(`${sent.gclid}`.length, 200);
});

for (const attributes of ['', 'data-attribution="none"', 'data-attribution="last"'])
  test(`with ${attributes || 'no data-attribution'} nothing is sent and nothing is stored`, async () => {
    const { sent, saved, warnings } = await sendFrom('?utm_source=mail', { attributes });
    assert.equal([sent, saved], [{}, null]);
    assert.is(warnings.length, attributes.includes('last') ? 1 : 0);
  });

for (const invalid of ['text', 7, { utm_source: 1, state: 'Goa' }, ['a']])
  test(`invalid data in storage, ${JSON.stringify(invalid)}, is not sent`, async () => {
    const { sent } = await sendFrom('', { before: saveCampaign(invalid) });
    assert.equal(sent, {});
  });

test('if storage throws, the campaign in the URL at mount time is sent, even after a URL change', async () => {
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

test('a page that is prerendered stores its campaign once it is shown', async () => {
  const prerender = (prerendering: boolean) =>
    Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  const form = await openForm({
    attributes: FIRST_TOUCH,
    url: `${PAGE}?utm_source=banner`,
    before: () => prerender(true),
  });
  assert.is(localStorage.getItem(KEY), null);
  prerender(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  assert.is(localStorage.getItem(KEY), JSON.stringify({ utm_source: 'banner' }));
  await form.close();
});

test.run();
