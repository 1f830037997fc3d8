import { createRequire } from 'node:module';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/quote-form/copy';
import { importForBuild } from '../../support/import-fresh';
import { VALID_LEAD } from '../../support/valid-lead';
import { openForm } from './open-form';

type Server = typeof import('react-dom/server');

const { QuoteFormPlaceholder } = await importForBuild<typeof import('../../../host-pages/prerender/forms')>(
  'host-pages/prerender/forms.tsx',
);
const { renderToStaticMarkup, renderToString }: Server = createRequire(import.meta.url)('react-dom/server');
const render = process.env.TEST_REACT === 'preact' ? renderToStaticMarkup : renderToString;
/**
 * The form as our own pages contain it, outside a shadow root. On partners' pages the form is in a shadow root, and
 * browsers don't translate its text there.
 */
const PLACEHOLDER = render(QuoteFormPlaceholder({ suggestions: 'product-names' }));

type Form = Awaited<ReturnType<typeof openForm>>;

/**
 * Translates the page as a browser's translator does: replaces each text node with a `font` element that contains a
 * changed text. Skips elements with the class `notranslate`.
 */
function translatePage(form: Form) {
  const walk = (node: Node) => {
    for (const child of [...node.childNodes]) {
      if (child instanceof Element && child.classList.contains('notranslate')) continue;
      if (child.nodeType !== 3) walk(child);
      else if (child.textContent?.trim()) {
        const font = document.createElement('font');
        font.textContent = `(${child.textContent})`;
        node.insertBefore(font, child);
        node.removeChild(child);
      }
    }
  };
  walk(form.find('form') as HTMLElement);
}

test('on a translated page the lead has the values of the lists as we know them', async () => {
  const form = await openForm({ placeholder: PLACEHOLDER });
  translatePage(form);
  await form.chooseState(VALID_LEAD.state);
  translatePage(form);
  await form.send('sent');
  const [{ fields } = { fields: {} }] = form.callsTo('contact_us.php');
  const { state, city, insurance_type } = fields as Partial<typeof VALID_LEAD>;
  assert.equal([state, city, insurance_type], [VALID_LEAD.state, VALID_LEAD.city, VALID_LEAD.insurance_type]);
  await form.close();
});

test('on a translated page the form still says what has happened', async () => {
  const answers = [
    () => Promise.reject(new TypeError('fetch failed')),
    () => ({ success: false, message: 'Closed.' }),
  ];
  const form = await openForm({
    placeholder: PLACEHOLDER,
    handlers: { 'contact_us.php': () => answers.shift()?.() },
  });
  translatePage(form);
  await form.send('failed');
  assert.is(form.text('[name=submit]'), COPY.tryAgain);
  assert.is(form.text('[role=alert] strong'), COPY.failed);
  translatePage(form);
  await act(() => form.clock.advance(2_000));
  await form.untilPhase('refused');
  assert.is(form.text('[role=alert] strong'), 'Closed.');
  assert.is(form.text('[name=submit]'), COPY.submit);
  await form.close();
});

test.run();
