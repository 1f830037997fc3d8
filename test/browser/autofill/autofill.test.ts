// gate: alone, because Chromium fills in a list that loads later only if it loads within three seconds
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HIDDEN_FIELD } from '../../../widgets/contract/own-api-fields';
import { hasFullBrowser, launchFullBrowser } from '../../support/browser';
import { PLACES, setUpFixtures } from '../../support/fixtures';
import { field, fill, phase, pick, STORED_LEAD, submit, valuesOf } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test, launchFullBrowser);

const { insurance_type, type_of_insurance, message, ...CONTACT } = VALID_LEAD;

/** An address as Chromium stores it for a visitor. It has more parts than the form asks for. */
const ADDRESS = {
  NAME_FULL: `${CONTACT.first_name} ${CONTACT.last_name}`,
  NAME_FIRST: CONTACT.first_name,
  NAME_LAST: CONTACT.last_name,
  EMAIL_ADDRESS: CONTACT.email,
  PHONE_HOME_WHOLE_NUMBER: '+919876543210',
  COMPANY_NAME: 'Rao and Sons',
  ADDRESS_HOME_STREET_ADDRESS: '1 Mahatma Gandhi Road',
  ADDRESS_HOME_CITY: CONTACT.city,
  ADDRESS_HOME_STATE: CONTACT.state,
  ADDRESS_HOME_ZIP: '403001',
  ADDRESS_HOME_COUNTRY: 'IN',
};

/** Makes Chromium fill in the form of the focused field, as if the visitor chose ADDRESS from its suggestions. */
async function chooseAddress(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Autofill.enable');
  const focused = await devtools.send('Runtime.evaluate', {
    expression: 'document.activeElement.shadowRoot?.activeElement ?? document.activeElement',
  });
  const { node } = await devtools.send('DOM.describeNode', { objectId: focused.result.objectId as string });
  const fields = Object.entries(ADDRESS).map(([name, value]) => ({ name, value }));
  // Retry: the command fails until Chromium has examined the form.
  for (let attempt = 0; attempt < 100; attempt++) {
    const error = await devtools
      .send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
      .then(() => undefined, String);
    if (!error) return;
    if (attempt === 99) throw new Error(error);
    await page.waitForTimeout(100);
  }
}

for (const place of PLACES)
  test(`${place}: Chromium fills in name, number, email, state and city, and leaves the hidden field empty`, async () => {
    if (!hasFullBrowser()) return console.log('Not tested: the headless shell has no autofill.');
    const { page, host } = await fixtures.visit(place);
    await field(host, 'first_name').focus();
    await chooseAddress(page);
    // Wait until Chromium has filled in the city. It can do so only when the list of cities has loaded, which happens
    // after the state is chosen.
    await field(host, 'city')
      .locator('option:checked', { hasText: CONTACT.city })
      .waitFor({ state: 'attached' });
    assert.equal(await valuesOf(host, Object.keys(CONTACT)), { ...CONTACT, mobile: '+919876543210' });
    assert.is(await field(host, HIDDEN_FIELD).inputValue(), '');
    await fill(host, { insurance_type, type_of_insurance, message });
    await submit(host).click();
    await phase(host, 'sent');
    const row = (await fixtures.demo.leads()).at(-1);
    assert.equal(pick(row, STORED_LEAD), STORED_LEAD);
    assert.is(row?.suspected, undefined);
  });

test.run();
