import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { REMINDER_COPY } from '../../../host-pages/prerender/reminder-copy';
import { FORM_COPY } from '../../../widgets/career-details/copy';
import { loadFormTexts } from '../../../widgets/career-details/form-texts';
import { COPY as CONTACT } from '../../../widgets/contact-form/copy';
import { CONSENT_VERSION } from '../../../widgets/contract/own-api-fields';
import { REMINDER_CONSENT } from '../../../widgets/contract/renewal-reminder';
import { COPY as QUOTE } from '../../../widgets/quote-form/copy';
import { COPY as CONSENT } from '../../../widgets/quote-form/extras/copy';
import { LANGUAGES, type Language, loadTranslation } from '../../../widgets/shared/runtime/language';

/**
 * Hashes of the consent texts, keyed by the version of the texts and by language. Each lead is stored with the version
 * and the language of its consent text, to prove which text the visitor agreed to. So never change a released version.
 * If a text changes, add a version. If a language is added, add its hash to the current version.
 */
const HASHES: Readonly<Record<string, { readonly [language in Language]?: string }>> = {
  '2026-11-28': { en: '47209e41b746ada5', hi: '2d80d3489ceb4312', te: 'aeb4bbff4b4abde9' },
  '2026-11-23': { en: '47209e41b746ada5', hi: 'c16f554769fefdb0', te: '9c7e5d30f6b893e2' },
};

/** The hashes of the renewal reminder's consent texts, keyed by version. The reminder's form is only in English. */
const REMINDER_HASHES: Readonly<Record<string, string>> = { '2026-11-28': 'abd0aab7bc710540' };

async function textsIn(language: Language) {
  const translation = await loadTranslation(language);
  const forms = translation
    ? [
        translation.quoteForm,
        { ...translation.quoteForm, ...translation.enquiry },
        (await loadFormTexts(() => language))?.copy ?? FORM_COPY,
      ]
    : [QUOTE, CONTACT, FORM_COPY];
  return [
    ...forms.map((form) => [form.detailsGoTo('{broker}'), form.howWeUse]),
    (translation?.consent ?? CONSENT).consent,
  ];
}

for (const language of LANGUAGES)
  test(`the texts about personal data in the language ${language} are those of their version`, async () => {
    const texts = JSON.stringify(await textsIn(language));
    assert.is(
      HASHES[CONSENT_VERSION]?.[language],
      createHash('sha256').update(texts).digest('hex').slice(0, 16),
      HASHES[CONSENT_VERSION]?.[language]
        ? 'Texts about personal data have changed: set CONSENT_VERSION to the date, and add a row with their hashes to HASHES.'
        : `The hash is missing: add it to the row ${CONSENT_VERSION} of HASHES, as the language ${language}.`,
    );
  });

test('the text about personal data of the renewal reminder is that of its version', () => {
  const text = JSON.stringify([
    REMINDER_COPY.detailsGoTo('{broker}'),
    REMINDER_COPY.howWeUse,
    REMINDER_CONSENT,
  ]);
  assert.is(REMINDER_HASHES[CONSENT_VERSION], createHash('sha256').update(text).digest('hex').slice(0, 16));
});

test.run();
