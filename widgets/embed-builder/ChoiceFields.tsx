import { AccentField } from './AccentField';
import { CHOICES, type Choices } from './choices';
import { COPY } from './copy';
import { ListField, TextField } from './fields';
import { type OptionName, WIDGETS } from './limits';

type ChoiceFieldsProps = {
  readonly choices: Choices;
  readonly takes: readonly OptionName[];
  readonly loadings: readonly Choices['loading'][];
  readonly problems: Partial<Record<keyof Choices, string>>;
  /** The broker's own. */
  readonly accent: string;
  readonly onInput: () => void;
};

const widgets = Object.fromEntries(Object.entries(WIDGETS).map(([name, { label }]) => [name, label]));

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const languageName = (language: string) => languageNames.of(language) ?? language;

/** One field a choice; only those that the widget knows. */
export function ChoiceFields({ choices, takes, loadings, problems, accent, onInput }: ChoiceFieldsProps) {
  const list = (name: keyof typeof COPY.values, known: readonly string[] = CHOICES[name]) => {
    const words: Readonly<Record<string, string>> = COPY.values[name];
    const nameOf = (value: string) => words[value] ?? (name === 'lang' ? languageName(value) : value);
    return (
      <ListField name={name} values={Object.fromEntries(known.map((value) => [value, nameOf(value)]))} />
    );
  };
  return (
    <fieldset className="embed-builder__choices" onInput={onInput}>
      <legend className="embed-builder__title">{COPY.choose}</legend>
      <ListField name="widget" values={widgets} />
      {takes.includes('partner') && <TextField name="partner" />}
      {takes.includes('lang') && list('lang')}
      <AccentField problem={problems.accent} accent={choices.accent} ours={accent} onInput={onInput} />
      {takes.includes('insuranceType') && list('insuranceType')}
      {takes.includes('typeOfInsurance') && <TextField name="typeOfInsurance" />}
      {takes.includes('headingLevel') && list('headingLevel')}
      {takes.includes('consent') && list('consent')}
      {takes.includes('success') && list('success')}
      {takes.includes('redirect') && choices.success === 'redirect' && (
        <TextField name="redirect" type="url" problem={choices.redirect && problems.redirect} />
      )}
      {loadings.length > 1 && list('loading', loadings)}
    </fieldset>
  );
}
