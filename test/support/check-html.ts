import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const STRICT: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The five rules below require another style of HTML than React writes. Browsers parse both styles alike.
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Files from our own origin need no integrity hash: they are as trustworthy as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Long titles are fine: a search engine may cut off the end of a title, which is only the broker's name.
    'long-title': 'off',
    // Phone numbers contain ordinary spaces, because visitors copy them, and a copy should have no non-breaking spaces.
    'tel-non-breaking': 'off',
    // A form's fieldset has no legend: it only disables all fields at once. The heading above the form labels the
    // fields.
    'wcag/h71': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(STRICT));

/** Returns each fault of a whole document as `line:column rule: message`, with an excerpt of the markup. */
export const checkHtml = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(
      ({ line, column, ruleId, message, offset }) =>
        `${line}:${column} ${ruleId}: ${message} (${html.slice(Math.max(0, offset - 20), offset + 80)})`,
    );
