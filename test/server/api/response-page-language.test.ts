import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { TRANSLATIONS } from '../../../widgets/career-details/i18n/translations';
import { APPLICATION_INVALID, APPLICATION_MISSING } from '../../../widgets/contract/application-rules';
import { NATIVE_FIELD } from '../../../widgets/contract/own-api-fields';
import { translation } from '../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { parseHtml } from '../../support/pages';
import { QUOTE, withSite } from '../temp-site';
import { PLAIN_APPLICATION, upload } from './resumes';
import { sendNative, valuesOf } from './send-native';

const LATIN = /\p{Script=Latin}/u;

/** Returns the text of a page, without the broker's mail address. */
const textOf = ({ title, body }: Document) => `${title} ${body.textContent}`.replaceAll(SITE.mail, '');

for (const [language, { fields }] of [
  ['hi', translation],
  ['te', telugu],
] as const)
  test(`a form in the language "${language}" is refused in that language, and offers its fields in it`, () =>
    withSite(async (site) => {
      const typed = { ...QUOTE, language, first_name: '', mobile: '1', state: '', message: 'आ'.repeat(3000) };
      const { status, page } = await sendNative(site, typed);
      assert.is(status, 400);
      assert.is(page.documentElement.lang, language);
      assert.not.match(textOf(page), LATIN);
      const messages = [...page.querySelectorAll('li')].map((item) => item.textContent);
      assert.equal(messages.slice(0, 3), [
        fields.first_name.required,
        fields.mobile.invalid,
        fields.state.required,
      ]);
      assert.match(messages[3] ?? '', `${fields.message.label}: `);
      assert.match(messages[3] ?? '', '2000');
      const state = page.querySelector<HTMLSelectElement>('[name=state]');
      assert.is(state?.labels?.[0]?.textContent, fields.state.label);
      const goa = [...(state?.options ?? [])].find(({ text }) => text === fields.state.names.Goa);
      assert.is(goa?.value, 'Goa');
      assert.equal(valuesOf(page), { [NATIVE_FIELD]: '', ...typed });
    }));

test('a form in Telugu that is sent too often, or meets a fault of the server, is answered in Telugu', async () => {
  const sent = { ...QUOTE, language: 'te' };
  await withSite(
    async (site) => {
      await sendNative(site, sent);
      const { status, page } = await sendNative(site, { ...sent, city: 'Warangal' });
      assert.is(status, 429);
      assert.not.match(textOf(page), LATIN);
    },
    { leadsPerMobile: 1 },
  );
  await withSite(async (site) => {
    await site.db.schema.dropTable('leads').execute();
    const { status, page } = await sendNative(site, sent);
    assert.is(status, 500);
    assert.not.match(textOf(page), LATIN);
  });
});

test('an application in Hindi without a file is refused in Hindi', () =>
  withSite(async ({ send }) => {
    const sent = { [NATIVE_FIELD]: '', ...PLAIN_APPLICATION, language: 'hi', linkdin: 'x' };
    const page = parseHtml((await send(await upload(sent))).body);
    const { labels, messages } = TRANSLATIONS.hi;
    assert.equal(
      [...page.querySelectorAll('label')].map((label) => label.textContent),
      [labels.linkdin, labels.file],
    );
    const reasons = [...page.querySelectorAll('li')].map((item) => item.textContent);
    assert.equal(reasons, [messages[APPLICATION_INVALID.linkdin], messages[APPLICATION_MISSING.file]]);
  }));

test('a message that is not translated is marked as English', () =>
  withSite(async (site) => {
    const { page } = await sendNative(site, { ...QUOTE, language: 'hi', insurance_type: 'Both' });
    const english = [...page.querySelectorAll('[lang=en]')].map((element) => element.textContent);
    assert.equal(english, Array(2).fill('insurance type must be Corporate or Individual'));
  }));

test.run();
