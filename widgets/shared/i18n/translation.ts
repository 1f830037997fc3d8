import type { COPY as Popup } from '../../contact-popup/copy';
import type { ANSWERS } from '../../contract/answers';
import type { FieldName, INSURANCE_TYPES, LEAD_FIELDS } from '../../contract/field-rules';
import type { STATES } from '../../contract/states';
import type { COPY as QuoteForm } from '../../quote-form/copy';
import type { COPY as Consent } from '../../quote-form/extras/copy';
import type { COPY as Toasts } from '../../toasts/copy';

/** The same texts in another language; one that takes values takes the same ones. */
type Translated<Copy> = {
  readonly [id in keyof Copy]: Copy[id] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

type FieldTexts<Row> = {
  readonly label: string;
  /** The message where nothing was filled in. */
  readonly required: string;
} & { readonly [id in keyof Row & ('hint' | 'prompt' | 'invalid')]: string };

/** All texts of a language, by id: the compiler names those that are missing. */
export type Texts = {
  readonly fields: { readonly [name in FieldName]: FieldTexts<(typeof LEAD_FIELDS)[name]> };
  readonly insuranceTypes: Readonly<Record<(typeof INSURANCE_TYPES)[number], string>>;
  readonly states: Readonly<Record<(typeof STATES)[number], string>>;
  readonly quoteForm: Translated<typeof QuoteForm>;
  readonly consent: Translated<typeof Consent>;
  readonly popup: Translated<typeof Popup>;
  readonly toasts: Pick<Translated<typeof Toasts>, 'label' | 'close'>;
  /** What the server says, `{ref}` and the like kept. */
  readonly answers: Readonly<Record<keyof typeof ANSWERS, string>>;
};

export type Translation = Omit<Texts, 'answers'> & {
  /** A server's words in this language; words that are not known stay as they are. */
  readonly answer: (english: string) => string;
};
