import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PAGE_TEXTS } from '../../../widgets/shared/forms/on-demand/page-texts';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { LANGUAGE_KEY } from '../../../widgets/shared/runtime/chosen-language';
import { consentFields } from '../../support/consent-fields';
import { fill } from '../../support/dom';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { stored, VALID_ENQUIRY } from '../../support/valid-lead';
import { isPreact } from '../open-placeholder';
import { openContact } from './open-contact';

type Pages = typeof import('../../../host-pages/prerender/forms');
type Site = typeof import('../../../host-pages/site');

const { SITE } = await importForBuild<Site>('host-pages/site.ts');
const { ContactFormPlaceholder } = await importForBuild<Pages>('host-pages/prerender/forms.tsx');
const server: typeof import('react-dom/server') = createRequire(import.meta.url)('react-dom/server');
const render = isPreact ? server.renderToStaticMarkup : server.renderToString;
// Renders the form as the build does. Then replaces the broker's name and licence with those that `openContact` passes
// to the widget: the markup can be hydrated only if the widget renders the same text.
const markupOf = (props: Parameters<typeof ContactFormPlaceholder>[0]) =>
  render(ContactFormPlaceholder(props))
    .replaceAll(SITE.name, 'Test Broker')
    .replaceAll(SITE.licence, 'Licence 7');
const markup = markupOf({});

test('without JavaScript the markup submits as an enquiry', async () => {
  const form = await openContact({
    markup,
    before: (host) => {
      const { method, enctype, noValidate } = host.querySelector('form') as HTMLFormElement;
      assert.equal([method, enctype, noValidate], ['post', 'multipart/form-data', false]);
      assert.is(host.querySelector('form')?.getAttribute('action'), '/api/contact_us.php');
      assert.is(host.querySelector<HTMLInputElement>('[name=type]')?.value, 'query');
    },
  });
  await form.close();
});

test('the form is hydrated in place, and values that were typed before are kept and sent', async () => {
  let nodes: Element[] = [];
  const form = await openContact({
    markup,
    url: 'https://broker.example/contact-us',
    before: (host) => {
      nodes = [...host.querySelectorAll('form, input, textarea, button')];
      for (const [name, typed] of Object.entries(VALID_ENQUIRY))
        fill(host.querySelector(`[name=${name}]`) as Element, typed);
    },
  });
  assert.not(form.host.shadowRoot);
  for (const node of nodes) assert.ok(form.host.contains(node), node.outerHTML.slice(0, 40));
  // Preact only: React warns that URLs are relative in the markup, but absolute after hydration.
  if (isPreact) assert.equal(form.errors, []);
  assert.ok(form.find<HTMLFormElement>('form').noValidate);
  await form.submit();
  await form.untilPhase('sent');
  const consent = consentFields(form.env.broker);
  assert.equal(form.calls[0]?.fields, { ...stored(VALID_ENQUIRY), type: 'query', ...consent });
  await form.close();
});

// On React, run only the first case. When React hydrates a text area, it discards what a visitor has typed and shows
// the text of the markup.
for (const [what, typed] of [
  ['stays', undefined],
  ['stays removed if a visitor had removed it before', ''],
  ['stays changed if a visitor had changed it before', 'My claim: a fire'],
] as const)
  if (isPreact || typed === undefined)
    test(`the text with which a page begins the enquiry ${what}, and is there after a reset`, async () => {
      const message = PAGE_TEXTS.claimQuery('');
      const form = await openContact({
        markup: markupOf({ query: 'claimQuery' }),
        url: 'https://broker.example/claims',
        before: (host) => {
          if (typed !== undefined) fill(host.querySelector('[name=message]') as Element, typed);
        },
      });
      assert.is(form.field('message').value, typed ?? message);
      form.find<HTMLFormElement>('form').reset();
      assert.is(form.field('message').value, message);
      await form.close();
    });

test('the form of our own pages offers the languages, and follows the choice of an earlier page', async () => {
  const form = await openContact({
    markup: markupOf({ query: 'claimQuery' }),
    before: () => sessionStorage.setItem(LANGUAGE_KEY, 'hi'),
  });
  await waitUntil('Hindi', () => form.find('.contact-form').lang === 'hi');
  assert.is(document.querySelector<HTMLInputElement>('fieldset input:checked')?.value, 'hi');
  assert.is(form.field('submit').textContent, hindi.quoteForm.submit);
  assert.is(form.field('message').value, hindi.page.claimQuery(''));
  await form.close();
});

test.run();
