import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const STRICT: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The five rules below require another style than the one in which React writes HTML. Browsers parse both styles
    // alike.
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Files from our own origin are as trustworthy as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A search engine may cut off the end of a long title, which is only the broker's name.
    'long-title': 'off',
    // Visitors copy phone numbers, and a copy should contain ordinary spaces.
    'tel-non-breaking': 'off',
    // The fieldset of a form has no legend: it only disables all fields at once. The heading above the form labels
    // them.
    'wcag/h71': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(STRICT));

/** Returns the faults of a whole document as `line:column rule: message`, each with an excerpt of the markup. */
export const checkHtml = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(
      ({ line, column, ruleId, message, offset }) =>
        `${line}:${column} ${ruleId}: ${message} (${html.slice(Math.max(0, offset - 20), offset + 80)})`,
    );
