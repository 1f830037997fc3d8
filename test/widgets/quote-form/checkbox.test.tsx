import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type LeadField, requiredMessage } from '../../../widgets/contract/field-rules';
import { COPY } from '../../../widgets/quote-form/copy';
import { USES_CHECKBOX } from '../../../widgets/quote-form/uses-checkbox';
import { VALID_LEAD } from '../../support/valid-lead';
import { type FormPage, openForm } from './open-form';

const LABEL = 'Call me in the evening';
const ROW: LeadField = { label: LABEL, control: 'checkbox', values: ['yes'], maxLength: 3 };

const openWith = (requirement: boolean | 'in-form', page: FormPage = {}, row: LeadField = ROW) =>
  openForm({ fields: { evening: [row, requirement] }, ...page });

test('an optional checkbox has its label, is not ticked, and is not sent', async () => {
  const form = await openWith(false);
  const box = form.field('evening');
  assert.equal([box.type, box.checked, box.getAttribute('aria-required')], ['checkbox', false, null]);
  assert.is(form.text(`label[for=${box.id}]`)?.trim(), `${LABEL} ${COPY.optional}`);
  await form.send('sent');
  assert.not.ok('evening' in (form.callsTo('contact_us.php')[0]?.fields ?? {}));
  await form.close();
});

test('a ticked checkbox is sent as "yes", and is not ticked after a success', async () => {
  const form = await openWith(false);
  await form.type('evening', 'yes');
  await form.send('sent');
  assert.is(form.callsTo('contact_us.php')[0]?.fields.evening, 'yes');
  assert.is(form.valueOf('evening'), '');
  await form.close();
});

test('a checkbox that the form requires has a message until it is ticked', async () => {
  const form = await openWith('in-form', { attributes: 'data-lang="hi"' });
  await form.fillIn(VALID_LEAD);
  await form.submit();
  assert.is(form.errorOf('evening'), requiredMessage('evening'));
  assert.is(form.focused(), form.field('evening'));
  assert.is(form.callsTo('contact_us.php').length, 0);
  await form.type('evening', 'yes');
  assert.is(form.errorOf('evening'), undefined);
  await form.submit();
  await form.untilPhase('sent');
  await form.close();
});

test('an attribute ticks a checkbox, once', async () => {
  const form = await openWith(false, { attributes: 'data-evening="yes"' });
  assert.is(form.valueOf('evening'), 'yes');
  await form.type('evening', '');
  await form.type('first_name', 'Asha');
  assert.is(form.valueOf('evening'), '');
  assert.equal(form.warnings, []);
  await form.close();
});

test('an attribute with another value than "yes" ticks nothing and logs a warning', async () => {
  for (const value of ['true', 'no', 'Yes']) {
    const form = await openWith(false, { attributes: `data-evening="${value}"` });
    assert.is(form.valueOf('evening'), '');
    assert.equal(form.warnings, [[`data-evening="${value}" is not "yes"`, '']]);
    await form.close();
  }
});

test('no attribute ticks a consent', async () => {
  const attributes = 'data-evening="yes" data-first-name="Asha"';
  const form = await openWith(false, { attributes }, { ...ROW, consent: true });
  assert.equal([form.valueOf('evening'), form.valueOf('first_name')], ['', 'Asha']);
  await form.close();
});

test('only a form with a checkbox has its styles', async () => {
  const rulesOf = async (form: Awaited<ReturnType<typeof openForm>>) => {
    const sheets = form.host.shadowRoot?.adoptedStyleSheets ?? [];
    await form.close();
    return sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();
  };
  assert.match(await rulesOf(await openWith(false)), '.broker-checkbox');
  assert.is((await rulesOf(await openForm())).includes('.broker-checkbox'), USES_CHECKBOX);
});

test.run();
