import { createHash } from 'node:crypto';
import { FORM_COPY as APPLICATION } from '../../widgets/career-details/copy';
import { loadFormTexts } from '../../widgets/career-details/form-texts';
import { COPY as QUERY } from '../../widgets/contact-form/copy';
import { CONSENT_VERSION } from '../../widgets/contract/own-api-fields';
import { COPY as QUOTE } from '../../widgets/quote-form/copy';
import { noticeText } from '../../widgets/shared/forms/notice';
import { LANGUAGES, loadTranslation } from '../../widgets/shared/runtime/language';
import { SITE } from '../site';
import { REMINDER_COPY } from './reminder-copy';

/** The English texts of the forms, by the kind of lead that a form sends. */
const FORMS = { quote: QUOTE, query: QUERY, application: APPLICATION } as const;

const REMINDER = 'renewal';

/** A notice about personal data, as visitors read it, and the values that identify the notice. */
export type Notice = {
  readonly version: string;
  readonly kind: keyof typeof FORMS | typeof REMINDER;
  readonly language: string;
  readonly text: string;
};

const texts: Omit<Notice, 'version'>[] = [];
for (const language of LANGUAGES) {
  const translation = await loadTranslation(language);
  const application = await loadFormTexts(() => language);
  for (const kind of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    const copies = translation && {
      quote: translation.quoteForm,
      query: { ...translation.quoteForm, ...translation.enquiry },
      application: application?.copy ?? APPLICATION,
    };
    texts.push({ kind, language, text: noticeText((copies ?? FORMS)[kind], SITE) });
  }
}
// The renewal reminder's form is in English only.
texts.push({ kind: REMINDER, language: 'en', text: noticeText(REMINDER_COPY, SITE) });

/**
 * The version of the notices in this build's forms. It consists of the date on which our own words last changed, and a
 * hash of the complete notices. The hash also changes if the broker's name or licence in site.ts changes.
 */
export const SITE_CONSENT_VERSION = `${CONSENT_VERSION}.${createHash('sha256')
  .update(JSON.stringify(texts))
  .digest('hex')
  .slice(0, 8)}`;

export const NOTICES: readonly Notice[] = texts.map((each) => ({ version: SITE_CONSENT_VERSION, ...each }));
