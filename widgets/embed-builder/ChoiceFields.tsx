import { AccentField } from './AccentField';
import type { Choices } from './choices';
import { COPY } from './copy';
import { ListField, TextField } from './fields';
import { labelledValues } from './labels';
import { type OptionName, WIDGETS } from './limits';

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

/** A field for each choice that the widget supports. */
export function ChoiceFields({ choices, takes, loadings, problems, accent, onInput }: ChoiceFieldsProps) {
  const list = (name: keyof typeof COPY.values, values?: readonly string[]) => (
    <ListField name={name} values={labelledValues(name, values)} />
  );
  return (
    <fieldset className="embed-builder__choices" onInput={onInput}>
      <legend className="embed-builder__title">{COPY.choose}</legend>
      <ListField name="widget" values={widgets} />
      {takes.includes('partner') && <TextField name="partner" />}
      {takes.includes('lang') && list('lang')}
      <AccentField problem={problems.accent} accent={choices.accent} ours={accent} onInput={onInput} />
      {takes.includes('insuranceType') && list('insuranceType')}
      {takes.includes('typeOfInsurance') && <TextField name="typeOfInsurance" />}
      {takes.includes('state') && list('state')}
      {takes.includes('city') && choices.state && <TextField name="city" />}
      {takes.includes('headingLevel') && list('headingLevel')}
      {takes.includes('consent') && list('consent')}
      {takes.includes('success') && list('success')}
      {takes.includes('redirect') && choices.success === 'redirect' && (
        <TextField name="redirect" type="url" problem={choices.redirect && problems.redirect} />
      )}
      {takes.includes('attribution') && list('attribution')}
      {takes.includes('when') && list('when')}
      {takes.includes('delay') && <TextField name="delay" problem={problems.delay} />}
      {loadings.length > 1 && list('loading', loadings)}
    </fieldset>
  );
}
