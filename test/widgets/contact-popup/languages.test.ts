import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../../support/turns';
import { openPopup } from './open-popup';

/** A popup that has just opened, on a page in a language. */
const openIn = async (page: string, attributes = '') => {
  const popup = await openPopup({
    markup: `<div data-broker-widget="contact-popup" data-delay="0" ${attributes}></div>`,
    before: () => {
      document.documentElement.lang = page;
    },
  });
  await popup.pass(0);
  await until('open', popup.isOpen);
  return popup;
};

const ROWS: [page: string, attributes: string, title: string, first: string][] = [
  ['en', '', 'Contact Form', 'First Name'],
  ['te', '', 'సంప్రదింపు ఫారమ్', 'మొదటి పేరు'],
  ['hi-IN', '', 'संपर्क फ़ॉर्म', 'पहला नाम'],
  ['te', 'data-lang="hi"', 'संपर्क फ़ॉर्म', 'पहला नाम'],
  ['te', 'data-lang="en"', 'Contact Form', 'First Name'],
];

for (const [page, attributes, title, first] of ROWS)
  test(`on a page in ${page} a popup with ${attributes || 'no data-lang'} and its form speak one language`, async () => {
    const popup = await openIn(page, attributes);
    assert.is(popup.find('h2').textContent, title);
    assert.is(popup.inForm('label').textContent?.trim(), first);
    assert.equal(popup.warnings, []);
    await popup.close();
  });

test('what the popup asks of the form is passed on, and what is its own is not', async () => {
  const popup = await openIn('en', 'data-first-name="Asha" data-consent="required" data-partner="agent-42"');
  assert.is(popup.inForm<HTMLInputElement>('[name=first_name]').value, 'Asha');
  assert.ok(popup.inForm('[name=consent]'));
  const passed = Object.keys(popup.find('.contact-popup__form').dataset).sort();
  assert.equal(passed, ['consent', 'firstName', 'headingLevel', 'partner']);
  await popup.close();
});

test.run();
