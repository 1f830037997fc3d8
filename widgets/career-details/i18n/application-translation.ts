import type {
  APPLICATION_INVALID,
  APPLICATION_LABELS,
  APPLICATION_MISSING,
  RESUME_EMPTY,
  RESUME_OTHER_TYPE,
  RESUME_TOO_LARGE,
} from '../../contract/application-rules';
import type { NO_SUCH_JOB } from '../../contract/no-such-job';
import type { RESUME_REFUSALS } from '../../contract/resume-refusals';
import type { FORM_TEXTS } from '../../shared/forms/form-texts';
import type { Translated } from '../../shared/i18n/translation';
import type { FORM_COPY } from '../copy';

export type OwnCopy = Omit<Translated<typeof FORM_COPY>, keyof typeof FORM_TEXTS | 'optional' | 'thanks'>;

/** All messages about fields, and our server's messages about a résumé and about an opening that it doesn't have. */
type Message =
  | NonNullable<(typeof APPLICATION_MISSING)[keyof typeof APPLICATION_MISSING]>
  | (typeof APPLICATION_INVALID)[keyof typeof APPLICATION_INVALID]
  | (typeof RESUME_REFUSALS)[keyof typeof RESUME_REFUSALS]
  | typeof NO_SUCH_JOB
  | typeof RESUME_EMPTY
  | typeof RESUME_OTHER_TYPE
  | typeof RESUME_TOO_LARGE;

/** The application form's texts in a language, without the texts that all forms share. */
export type ApplicationTranslation = {
  readonly copy: OwnCopy;
  readonly labels: Translated<typeof APPLICATION_LABELS>;
  readonly openings: string;
  /** The translation of each message. The key is the English message. */
  readonly messages: Readonly<Record<Message, string>>;
};
