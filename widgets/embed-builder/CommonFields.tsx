import { type Choices, rowOf } from './choices';
import { COPY } from './copy';
import { ListField, TextField } from './fields';
import { labelledValues } from './labels';

/** The choices that everybody makes, whether or not they write code. */
const COMMON = ['partner', 'lang'] as const;
export type CommonName = (typeof COMMON)[number];

type CommonFieldsProps = {
  readonly choices: Choices;
  /** Address of the page on which partners ask for an ID. */
  readonly ask: string;
};

/** Renders the fields for the partner's ID and for the form's language, each only if the widget supports it. */
export function CommonFields({ choices, ask }: CommonFieldsProps) {
  const { takes } = rowOf(choices);
  const [hasPartner, hasLang] = COMMON.map((name) => takes.includes(name));
  return (
    <div className="embed-builder__choices">
      {hasPartner && (
        <div>
          <TextField name="partner" chosen={choices.partner} />
          {!choices.partner && (
            <p className="embed-builder__note">
              {COPY.noPartner} <a href={ask}>{COPY.ask}</a>
            </p>
          )}
        </div>
      )}
      {hasLang && <ListField name="lang" chosen={choices.lang} values={labelledValues('lang')} />}
    </div>
  );
}
