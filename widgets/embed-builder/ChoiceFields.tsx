import { Fragment, type ReactNode } from 'react';
import { AccentField } from './AccentField';
import type { Choices } from './choices';
import { COPY } from './copy';
import { ListField, TextField } from './fields';
import { labelledValues } from './labels';
import { OPTION_NAMES, type OptionName, WIDGETS } from './limits';

type ChoiceFieldsProps = {
  readonly choices: Choices;
  readonly takes: readonly OptionName[];
  readonly loadings: readonly Choices['loading'][];
  readonly problems: Partial<Record<keyof Choices, string>>;
  /** The broker's accent. */
  readonly accent: string;
  readonly onInput: () => void;
};

const widgets = Object.entries(WIDGETS).map(([name, { label }]) => [name, label] as const);

const isOption = (name: string) => (OPTION_NAMES as readonly string[]).includes(name);

/** A field for each choice that the widget supports. */
export function ChoiceFields({ choices, takes, loadings, problems, accent, onInput }: ChoiceFieldsProps) {
  const list = (name: keyof typeof COPY.values, values?: readonly string[]) => (
    <ListField name={name} values={labelledValues(name, values)} />
  );
  const fields: Readonly<Record<keyof Choices, ReactNode>> = {
    widget: <ListField name="widget" values={widgets} />,
    partner: <TextField name="partner" />,
    lang: list('lang'),
    accent: <AccentField problem={problems.accent} accent={choices.accent} ours={accent} onInput={onInput} />,
    insuranceType: list('insuranceType'),
    typeOfInsurance: <TextField name="typeOfInsurance" />,
    state: list('state'),
    city: choices.state && <TextField name="city" />,
    headingLevel: list('headingLevel'),
    consent: list('consent'),
    success: list('success'),
    redirect: choices.success === 'redirect' && (
      <TextField name="redirect" type="url" problem={choices.redirect && problems.redirect} />
    ),
    attribution: list('attribution'),
    when: list('when'),
    delay: <TextField name="delay" problem={problems.delay} />,
    loading: loadings.length > 1 && list('loading', loadings),
  };
  return (
    <fieldset className="embed-builder__choices" onInput={onInput}>
      <legend className="embed-builder__title">{COPY.choose}</legend>
      {Object.entries(fields)
        .filter(([name]) => !isOption(name) || (takes as readonly string[]).includes(name))
        .map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
    </fieldset>
  );
}
