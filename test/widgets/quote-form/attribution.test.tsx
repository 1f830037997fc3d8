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

test('storage that throws loses no lead: what the address says is sent', async () => {
  const { sent } = await sendFrom('?utm_source=mail', {
    before: () =>
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
        configurable: true,
      }),
  });
  assert.equal(sent, { utm_source: 'mail' });
});

test.run();
