import { createRequire } from 'node:module';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { LANGUAGES } from '../../../widgets/shared/runtime/language';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { VALID_LEAD } from '../../support/valid-lead';
import { type FormPage, openForm } from './open-form';

type Pages = typeof import('../../../host-pages/prerender/forms');
type Server = typeof import('react-dom/server');

const { QuoteFormPlaceholder } = await importForBuild<Pages>('host-pages/prerender/forms.tsx');
const { renderToStaticMarkup, renderToString }: Server = createRequire(import.meta.url)('react-dom/server');
const render = process.env.TEST_REACT === 'preact' ? renderToStaticMarkup : renderToString;

/** The sessionStorage key of the chosen language. */
const KEY = 'broker-language';

async function openPage(page: FormPage = {}) {
  const form = await openForm({
    placeholder: `<div>${render(QuoteFormPlaceholder({ suggestions: 'product-names' }))}</div>`,
    ...page,
  });
  const group = document.querySelector('fieldset[aria-label]') as HTMLFieldSetElement;
  const named = (name: string) =>
    [...group.querySelectorAll('label')].find(({ textContent }) => textContent === name)
      ?.control as HTMLInputElement;
  await waitUntil('the choice', () => !group.disabled);
  return {
    ...form,
    group,
    checked: () => group.querySelector<HTMLInputElement>(':checked')?.value,
    choose: (name: string) => act(async () => named(name).click()),
    until: (submit: string) => waitUntil(submit, () => form.hasButton(submit)),
  };
}

test('the languages are named as their readers write them, and disabled until scripts run', async () => {
  let wasDisabled: boolean | undefined;
  const form = await openPage({
    before: () => {
      wasDisabled = document.querySelector('fieldset')?.disabled;
    },
  });
  assert.ok(wasDisabled);
  const labels = [...form.group.querySelectorAll('label')].map(({ lang, textContent }) => [
    lang,
    textContent,
  ]);
  assert.equal(
    labels.map(([lang]) => lang),
    LANGUAGES,
  );
  assert.equal([labels[0]?.[1], labels.find(([lang]) => lang === 'hi')?.[1]], ['English', 'हिन्दी']);
  for (const [lang, name] of labels) assert.is.not(name, lang);
  assert.is(form.checked(), 'en');
  await form.close();
});

test('another language keeps what was typed, is stored for the visit, and sent with the lead', async () => {
  const form = await openPage({ env: { ownApi: true, api: 'https://partner.example/api/' } });
  await form.fillIn(VALID_LEAD);
  await form.choose('हिन्दी');
  await form.until(hindi.quoteForm.submit);
  assert.is(form.find('.quote-form')?.lang, 'hi');
  assert.is(form.field('city').value, VALID_LEAD.city);
  assert.equal({ ...sessionStorage }[KEY], 'hi');
  await form.submit();
  await form.untilPhase('sent');
  const { fields } = form.callsTo('contact_us.php')[0] ?? {};
  assert.is(fields?.first_name, VALID_LEAD.first_name);
  assert.is(fields?.language, 'hi');
  await form.close();
});

test('the form of the next page is in the chosen language, and can be set back to English', async () => {
  const form = await openPage({ before: () => sessionStorage.setItem(KEY, 'te') });
  await form.until(telugu.quoteForm.submit);
  assert.is(form.checked(), 'te');
  await form.choose('English');
  await form.until(COPY.submit);
  assert.is(form.find('.quote-form')?.lang, 'en');
  assert.is(sessionStorage.getItem(KEY), 'en');
  await form.close();
});

test('an unknown stored language is ignored', async () => {
  const form = await openPage({ before: () => sessionStorage.setItem(KEY, 'xx') });
  assert.is(form.checked(), 'en');
  assert.ok(form.hasButton(COPY.submit));
  await form.close();
});

test('the toast on the home page is in the language of the form', async () => {
  const message = COPY.thanks;
  const form = await openPage({
    handlers: { 'contact_us.php': () => ({ success: true, message }) },
    before: () => sessionStorage.setItem(KEY, 'hi'),
  });
  await form.until(hindi.quoteForm.submit);
  await form.send('sent');
  await waitUntil('home', () => location.pathname === '/');
  const [toast] = JSON.parse(sessionStorage.getItem('broker-toasts') ?? '[]');
  assert.is(toast.text, hindi.answer(message));
  await form.close();
});

test.run();
