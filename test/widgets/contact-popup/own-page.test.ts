import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-popup/copy';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { createElement, prerender } from '../open-placeholder';
import { openPopup, PLACEHOLDER } from './open-popup';

const { ContactPopup } = await importForBuild<typeof import('../../../widgets/contact-popup/ContactPopup')>(
  'widgets/contact-popup/ContactPopup.tsx',
);
const OWN_PAGE = prerender(
  { 'data-broker-widget': 'contact-popup', 'data-delay': '0', 'data-when': 'idle' },
  createElement(ContactPopup, { id: 'contact-popup', copy: COPY, language: 'en' }),
);

const openOnOwnPage = (more = '', session = {}) => openPopup({ markup: OWN_PAGE, more, session });

test('on our own pages the popup opens once in a tab, even if the visitor left the page while it was open', async () => {
  const first = await openOnOwnPage();
  await first.advance(0);
  await waitUntil('open', first.isOpen);
  const session = { ...sessionStorage } as Record<string, string>;
  assert.not(first.isSeen());
  await first.close();

  const next = await openOnOwnPage('', session);
  await next.advance(600_000);
  assert.ok(await next.staysClosed());
  assert.not(next.inForm('form'));
  await next.close();
});

test("on our own pages a popup that waits stays closed if it opens on another of the tab's pages meanwhile", async () => {
  const page = await openOnOwnPage('<dialog open id="busy"></dialog>');
  await page.advance(0);
  await page.untilFormLoads();
  sessionStorage.setItem('broker-popup', 'true');
  document.getElementById('busy')?.remove();
  await page.advance(60_000);
  assert.ok(await page.staysClosed());
  await page.close();
});

test("on a partner's page a popup that was left open opens on the next page", async () => {
  const page = await openPopup({
    markup: PLACEHOLDER.replace('data-when', 'data-delay="0" data-when'),
    session: { 'broker-popup': 'true' },
  });
  await page.advance(0);
  await waitUntil('open', page.isOpen);
  await page.close();
});

const FIELDS: Record<string, [markup: string, use: (field: HTMLInputElement) => void]> = {
  'a text': ['<input id="used">', (field) => Object.assign(field, { value: 'Asha' })],
  'a number': ['<input id="used" type="tel">', (field) => Object.assign(field, { value: '98' })],
  'a question': [
    '<textarea id="used">Motor: </textarea>',
    (field) => Object.assign(field, { value: 'Motor: a' }),
  ],
  'a state': [
    '<select id="used"><option value="">Select<option>Goa</select>',
    (field) => Object.assign(field, { value: 'Goa' }),
  ],
  'a consent': ['<input id="used" type="checkbox">', (field) => Object.assign(field, { checked: true })],
};

for (const [what, [markup, use]] of Object.entries(FIELDS))
  test(`on our own pages the popup stays closed while a form of the page holds ${what} of the visitor`, async () => {
    const page = await openOnOwnPage(
      `<form>${markup}<input value="Motor Insurance"><input type="hidden" value="1"><button></button></form>`,
    );
    const field = document.getElementById('used') as HTMLInputElement;
    use(field);
    await page.advance(0);
    await page.untilFormLoads();
    await page.advance(600_000);
    assert.ok(await page.staysClosed());
    field.form?.reset();
    await page.advance(1000);
    await waitUntil('open', page.isOpen);
    await page.close();
  });

test.run();
