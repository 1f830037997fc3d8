import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { SEND_QUOTE } from '../contract/endpoints';
import { type FieldName, QUOTE_FIELDS } from '../contract/field-rules';
import { describeField } from '../shared/forms/describe-field';
import { FormShell, type FormShellProps, useEnhanced } from '../shared/forms/FormShell';
import type { LeadSubmission } from '../shared/forms/lead-submission';
import type { Translation } from '../shared/i18n/translation';
import type { Language } from '../shared/runtime/language';
import { useStore } from '../shared/runtime/use-store';
import { COPY } from './copy';
import type { Extras } from './extras/extras';
import type { QuoteFormOptions } from './options';
import { type BuiltAttributes, renderFields } from './render-fields';

export type QuoteFormProps = Pick<
  FormShellProps,
  // `beside` is set only at build time.
  'broker' | 'action' | 'policiesUrl' | 'isOwnApi' | 'beside'
> & {
  readonly options: Pick<QuoteFormOptions, 'headingLevel'>;
  readonly language: Language;
  /** Undefined for English. */
  readonly translation?: Translation | undefined;
  /** The optional parts of the form. Undefined if the placeholder needs none of them. */
  readonly extras?: Extras | undefined;
  readonly submission: LeadSubmission;
  readonly citiesOf: (state: string) => Promise<readonly string[]>;
  /**
   * True if the form's markup was rendered at build time, so that it works without scripts. The first render must match
   * that markup.
   */
  readonly prerendered: boolean;
  /** Attributes that only prerendered markup has. Set only at build time. */
  readonly built?: BuiltAttributes | undefined;
  /**
   * The optional questions of our own pages, in a closed `<details>`. They are in the page's markup, and hydration
   * doesn't change them.
   */
  readonly more?: ReactNode;
};

/** Renders the quote form, with the fields of QUOTE_FIELDS (requirements 3.8). */
export function QuoteForm({
  options: { headingLevel },
  submission,
  citiesOf,
  prerendered,
  translation,
  extras,
  built,
  more,
  ...props
}: QuoteFormProps) {
  const submitted = useStore(submission.store);
  const { message } = submitted;
  const form = useRef<HTMLFormElement>(null);
  const enhanced = useEnhanced(prerendered);

  // Hide the city's error while the state has one: until a state is chosen, the list of cities is disabled and its
  // prompt says "Select a state first" (requirements 5.5).
  const errors = useMemo(() => {
    const { city, ...others } = submitted.errors;
    return others.state ? others : submitted.errors;
  }, [submitted.errors]);

  useEffect(() => extras?.fill(form.current as HTMLFormElement));

  const edit = (name: string) => {
    submission.edit(name as FieldName);
    if (name === 'state') submission.edit('city');
  };

  const fields = useMemo(
    () => renderFields(errors, translation, built, { prerendered, enhanced, citiesOf }),
    [errors, translation, built, prerendered, enhanced, citiesOf],
  );
  const copy = translation?.quoteForm ?? COPY;

  return (
    <FormShell
      {...props}
      {...submitted}
      errors={errors}
      labelOf={(name) =>
        name in QUOTE_FIELDS
          ? describeField(name as FieldName, errors, translation).label
          : (extras?.label(translation) ?? '')
      }
      className="quote-form"
      copy={copy}
      headingLevel={headingLevel}
      message={translation?.answer(message) ?? message}
      hidden={SEND_QUOTE.fixed}
      enhanced={enhanced}
      form={form}
      submit={(values) => submission.submit(Object.fromEntries(values as never))}
      edit={edit}
      next={
        <button type="button" className="broker-button" onClick={submission.restart}>
          {copy.another}
        </button>
      }
    >
      {fields}
      {more}
      {extras?.draw(errors, translation)}
    </FormShell>
  );
}
