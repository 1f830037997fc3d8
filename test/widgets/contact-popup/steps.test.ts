import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-popup/copy';
import { LEAD_FIELDS, requiredMessage } from '../../../widgets/contract/field-rules';
import { COPY as FORM } from '../../../widgets/quote-form/copy';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { waitUntil } from '../../support/flush';
import { errorsIn } from '../../support/form-parts';
import { VALID_LEAD } from '../../support/valid-lead';
import { openPopup } from './open-popup';

const { first_name, last_name, mobile, ...SECOND } = VALID_LEAD;
const FIRST = { first_name, last_name, mobile };

async function openNow(attributes = '', options: Parameters<typeof openPopup>[0] = {}) {
  let posts = 0;
  const page = await openPopup({
    markup: `<div data-broker-widget="contact-popup" data-delay="0" ${attributes}></div>`,
    handler: () => {
      posts++;
      return { success: true, message: 'Thank you.' };
    },
    ...options,
  });
  await page.advance(0);
  await waitUntil('open', page.isOpen);
  const focused = () => page.formHost()?.shadowRoot?.activeElement?.getAttribute('name');
  return {
    ...page,
    posts: () => posts,
    /** Returns the sentence that tells visitors what to enter in the current step. */
    lead: () => page.steps()?.querySelector('p')?.textContent,
    focused,
    press: (name: string) => page.click(page.stepButton(name) as HTMLElement),
    errors: () => errorsIn(page.formHost()?.shadowRoot as ShadowRoot),
    links: () => [...(page.formHost()?.shadowRoot?.querySelectorAll('form a[href^="#"]') ?? [])].length,
  };
}

test('the first step leads to the second one, whose first field has the focus', async () => {
  const page = await openNow();
  assert.is(page.step(), COPY.step(1));
  assert.is(page.lead(), COPY.lead(''));
  assert.not(page.stepButton(COPY.back));
  await page.fillIn(FIRST);
  await page.press(COPY.next);
  assert.is(page.step(), COPY.step(2));
  assert.is(page.lead(), COPY.secondLead);
  assert.not(page.stepButton(COPY.next));
  assert.is(page.focused(), 'email');
  assert.is(page.posts(), 0);
  await page.close();
});

test('the errors of the first step are its own, and the first field with one has the focus', async () => {
  const page = await openNow();
  await page.fillIn({ first_name, mobile: '12' });
  await page.press(COPY.next);
  assert.equal(page.errors(), {
    last_name: requiredMessage('last_name'),
    mobile: LEAD_FIELDS.mobile.invalid,
  });
  assert.is(page.links(), 2);
  await page.advance(1);
  assert.is(page.focused(), 'last_name');
  assert.is(page.step(), COPY.step(1));
  await page.close();
});

for (const [how, send] of [
  ['Enter', (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]')?.click()],
  ['requestSubmit()', (form: HTMLFormElement) => form.requestSubmit()],
] as const)
  test(`${how} in the first step leads to the second one, and sends nothing`, async () => {
    const page = await openNow();
    let submits = 0;
    page.host.addEventListener('broker:submit', () => submits++);
    await page.fillIn(VALID_LEAD);
    await act(async () => send(page.inForm<HTMLFormElement>('form')));
    assert.is(page.step(), COPY.step(2));
    assert.equal([submits, page.posts()], [0, 0]);
    await page.close();
  });

test('Back keeps the values of both steps', async () => {
  const page = await openNow();
  await page.fillIn(FIRST);
  await page.press(COPY.next);
  await page.fillIn(SECOND);
  await page.press(COPY.back);
  assert.is(page.step(), COPY.step(1));
  assert.is(page.focused(), 'first_name');
  for (const [name, value] of Object.entries(VALID_LEAD)) assert.is(page.field(name).value, value);
  await page.close();
});

test('errors of the second step are its own; after a success without a toast the form can be used again', async () => {
  const page = await openNow();
  await page.fillIn(FIRST);
  await page.press(COPY.next);
  await page.click(page.field('submit'));
  assert.equal(
    Object.keys(page.errors()).filter((name) => name in FIRST),
    [],
  );
  assert.ok(page.errors().email);
  await page.fillIn(SECOND);
  await page.click(page.field('submit'));
  await waitUntil('sent', () => page.inForm('[data-phase]').dataset.phase === 'sent');
  assert.is(page.posts(), 1);
  assert.is(page.step(), undefined);
  await page.click(
    [...page.inForm('[data-phase]').querySelectorAll('button')].find(
      ({ textContent }) => textContent === FORM.another,
    ),
  );
  assert.is(page.step(), COPY.step(1));
  await page.close();
});

test('the popup names what the page is about, fills it in, and offers a call', async () => {
  const page = await openNow('data-insurance-type="Individual" data-type-of-insurance="Health Insurance"');
  assert.is(page.lead(), COPY.lead('Health Insurance'));
  assert.match(COPY.lead('Health Insurance'), /^Questions about Health Insurance\?/);
  assert.is(page.field('insurance_type').value, 'Individual');
  assert.is(page.field('type_of_insurance').value, 'Health Insurance');
  const call = page.steps()?.querySelector('a');
  assert.is(call?.getAttribute('href'), 'tel:+914012345678');
  assert.is(call?.textContent, `${FORM.callUs} +91 40 1234 5678`);
  await page.close();
});

test('without a subject the popup asks for no product, and without a telephone number it offers no call', async () => {
  const page = await openNow('', {
    env: { broker: { name: 'Broker', phone: '', licence: '', consentVersion: '2026-11-23.0a1b2c3d' } },
  });
  assert.is(page.lead(), COPY.lead(''));
  assert.not.match(COPY.lead(''), 'about');
  assert.not(page.steps()?.querySelector('a'));
  await page.close();
});

test('on our own pages the popup is in the language that was chosen for the forms', async () => {
  const page = await openNow('data-prerendered', { session: { 'broker-language': 'hi' } });
  assert.is(page.find('h2').textContent, hindi.popup.title);
  assert.is(page.step(), hindi.popup.step(1));
  await page.close();
});

test.run();
