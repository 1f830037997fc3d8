import { Fragment, type ReactNode } from 'react';
import { AccentField } from './AccentField';
import type { CommonName } from './CommonFields';
import { type Choices, rowOf } from './choices';
import type { COPY } from './copy';
import { ListField, TextField } from './fields';
import { labelledValues } from './labels';
import { OPTION_NAMES, WIDGETS } from './limits';

export type ChoiceFieldsProps = {
  readonly choices: Choices;
  readonly loadings: readonly Choices['loading'][];
  readonly problems: Partial<Record<keyof Choices, string>>;
  /** The broker's accent. */
  readonly accent: string;
  readonly onInput: () => void;
};

const widgets = Object.entries(WIDGETS).map(([name, { label }]) => [name, label] as const);

const isOption = (name: string) => (OPTION_NAMES as readonly string[]).includes(name);

/** Renders a field for each choice that the widget supports, except those in CommonFields. */
export function ChoiceFields({ choices, loadings, problems, accent, onInput }: ChoiceFieldsProps) {
  const list = (name: keyof typeof COPY.values, values?: readonly string[]) => (
    <ListField name={name} chosen={choices[name]} values={labelledValues(name, values)} />
  );
  const text = (name: keyof Choices) => (
    <TextField name={name} chosen={choices[name]} problem={problems[name]} />
  );
  const { takes } = rowOf(choices);
  const fields: Readonly<Record<Exclude<keyof Choices, CommonName>, ReactNode>> = {
    widget: <ListField name="widget" chosen={choices.widget} values={widgets} />,
    accent: <AccentField problem={problems.accent} accent={choices.accent} ours={accent} onInput={onInput} />,
    insuranceType: list('insuranceType'),
    typeOfInsurance: text('typeOfInsurance'),
    state: list('state'),
    city: choices.state && text('city'),
    headingLevel: list('headingLevel'),
    consent: list('consent'),
    success: list('success'),
    redirect: choices.success === 'redirect' && (
      <TextField
        name="redirect"
        chosen={choices.redirect}
        type="url"
        problem={choices.redirect && problems.redirect}
      />
    ),
    attribution: list('attribution'),
    when: list('when'),
    delay: text('delay'),
    loading: loadings.length > 1 && list('loading', loadings),
  };
  return (
    <div className="embed-builder__choices">
      {Object.entries(fields)
        .filter(([name]) => !isOption(name) || (takes as readonly string[]).includes(name))
        .map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
    </div>
  );
}
