import type { COPY as Enquiry } from '../../contact-form/copy';
import type { COPY as Popup } from '../../contact-popup/copy';
import type { ANSWERS } from '../../contract/answers';
import type { FieldName, LEAD_FIELDS } from '../../contract/field-rules';
import type { COPY as QuoteForm } from '../../quote-form/copy';
import type { COPY as Consent } from '../../quote-form/extras/copy';
import type { COPY as Toasts } from '../../toasts/copy';
import type { COPY as Receipt } from '../../toasts/on-demand/receipt-copy';
import type { FORM_TEXTS } from '../forms/form-texts';
import type { MORE_TEXTS as More } from '../forms/on-demand/more-texts';
import type { PAGE_TEXTS as Page } from '../forms/on-demand/page-texts';

/**
 * The type of a translation. `Copy` is the type of the English texts. Functions keep their parameters; all other texts
 * are strings.
 */
export type Translated<Copy> = {
  readonly [id in keyof Copy]: Copy[id] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** The values of a select's options. */
type OptionsOf<Row> = Row extends { readonly control: 'select' }
  ? Row extends { readonly [list in 'options' | 'values']?: readonly (infer Option extends string)[] }
    ? Option
    : never
  : never;

type FieldTexts<Row> = {
  readonly label: string;
  /** Error message of an empty field. */
  readonly required: string;
} & { readonly [id in keyof Row & ('hint' | 'prompt' | 'invalid')]: string } & {
  /** The texts of the options. */
  readonly [id in Row extends { readonly control: 'select' } ? 'names' : never]: Readonly<
    Record<OptionsOf<Row>, string>
  >;
};

/** All texts of a language, by id. The compiler reports missing texts. */
export type Texts = {
  readonly fields: { readonly [name in FieldName]: FieldTexts<(typeof LEAD_FIELDS)[name]> };
  readonly quoteForm: Translated<typeof QuoteForm> & {
    /**
     * Text of the counter below a field whose value is near its maximum length. `count` is negative if the value is too
     * long.
     */
    readonly charactersLeft: (count: number) => string;
  };
  /** The enquiry form's own texts. Its other texts are the same as in `quoteForm`. */
  readonly enquiry: Omit<Translated<typeof Enquiry>, keyof typeof FORM_TEXTS | 'kept'>;
  /**
   * The thanks for an application, which mails and toasts also show. The other texts of the application form are in
   * widgets/career-details/i18n.
   */
  readonly applicationThanks: string;
  readonly consent: Translated<typeof Consent>;
  readonly popup: Translated<typeof Popup>;
  readonly receipt: Translated<typeof Receipt>;
  /** The parts of our own pages that follow the form's language. */
  readonly page: Translated<typeof Page>;
  /** The optional questions of the quote form. */
  readonly more: Translated<typeof More>;
  /** Products' translated names, keyed by their English names. A product that is missing here is shown in English. */
  readonly products: Readonly<Record<string, string>>;
  readonly toasts: Pick<Translated<typeof Toasts>, 'label' | 'close'>;
  /** The server's messages, with the same placeholders as in English, such as `{ref}`. */
  readonly answers: Readonly<Record<keyof typeof ANSWERS, string>>;
};

export type Translation = Omit<Texts, 'answers' | 'products' | 'quoteForm'> & {
  /** In English `charactersLeft` is missing, because the counter itself contains the English text. */
  readonly quoteForm: Omit<Texts['quoteForm'], 'charactersLeft'> &
    Partial<Pick<Texts['quoteForm'], 'charactersLeft'>>;
  /** Translates a message of the server; returns unknown text unchanged. */
  readonly answer: (english: string) => string;
  /** Returns a product's translated name, followed by the English name; returns unknown text unchanged. */
  readonly productName: (english: string) => string;
  /**
   * Returns a product's English name. `shown` is the product's name in this language, or the result of `productName`.
   * Returns unknown text unchanged.
   */
  readonly englishProduct: (shown: string) => string;
};
