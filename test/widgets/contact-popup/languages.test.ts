import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-popup/copy';
import { LEAD_FIELDS } from '../../../widgets/contract/field-rules';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { waitUntil } from '../../support/flush';
import { VALID_LEAD } from '../../support/valid-lead';
import { openPopup } from './open-popup';

/** Opens a page whose `lang` is `page`, and waits until the popup is open. */
const openIn = async (page: string, attributes = '') => {
  const popup = await openPopup({
    markup: `<div data-broker-widget="contact-popup" data-delay="0" ${attributes}></div>`,
    before: () => {
      document.documentElement.lang = page;
    },
  });
  await popup.advance(0);
  await waitUntil('open', popup.isOpen);
  return popup;
};

const ROWS = [
  ['en', '', undefined],
  ['te', '', telugu],
  ['hi-IN', '', hindi],
  ['te', 'data-lang="hi"', hindi],
  ['te', 'data-lang="en"', undefined],
] as const;

for (const [page, attributes, translation] of ROWS)
  test(`on a page in ${page} a popup with ${attributes || 'no data-lang'} and its form use the same language`, async () => {
    const popup = await openIn(page, attributes);
    assert.is(popup.find('h2').textContent, (translation?.popup ?? COPY).title);
    const shown = translation === hindi ? 'hi' : translation ? 'te' : 'en';
    assert.is(popup.find<HTMLElement>('dialog').lang, shown);
    assert.is(
      popup.inForm('label').textContent?.trim(),
      (translation?.fields ?? LEAD_FIELDS).first_name.label,
    );
    assert.equal(popup.warnings, []);
    await popup.close();
  });

test("the form's options are passed on to it, and the popup's own are not", async () => {
  const { first_name } = VALID_LEAD;
  const popup = await openIn(
    'en',
    `data-first-name="${first_name}" data-consent="required" data-partner="agent-42"`,
  );
  assert.is(popup.field('first_name').value, first_name);
  assert.ok(popup.field('consent'));
  const passed = Object.keys(popup.formHost()?.dataset ?? {}).sort();
  assert.equal(passed, ['consent', 'firstName', 'headingLevel', 'partner']);
  await popup.close();
});

test.run();
