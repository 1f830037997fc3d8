import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FORM_COPY } from '../../../widgets/career-details/copy';
import { COPY as CONTACT } from '../../../widgets/contact-form/copy';
import { CONSENT_VERSION } from '../../../widgets/contract/own-api-fields';
import { COPY as QUOTE } from '../../../widgets/quote-form/copy';
import { COPY as CONSENT } from '../../../widgets/quote-form/extras/copy';
import { LANGUAGES, loadTranslation } from '../../../widgets/shared/runtime/language';

/**
 * The hash of the texts about personal data by their version. A lead is stored with its version: keep the versions that
 * have been released, and add one for other texts.
 */
const HASHES: Readonly<Record<string, string>> = {
  '2026-11-23': '4582f79e9d68a69a',
};

test('the texts about personal data are those of their version', async () => {
  const translations = await Promise.all(LANGUAGES.map(loadTranslation));
  const forms = [QUOTE, CONTACT, FORM_COPY, ...translations.map((texts) => texts?.quoteForm)];
  const texts = [
    ...forms.map((form) => form && [form.detailsGoTo('{broker}'), form.howWeUse]),
    ...[CONSENT, ...translations.map((texts) => texts?.consent)].map((texts) => texts?.consent),
  ];
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  assert.is(
    HASHES[CONSENT_VERSION],
    hash,
    'Texts about personal data have changed: set CONSENT_VERSION to the date, and add its hash here.',
  );
});

test.run();
