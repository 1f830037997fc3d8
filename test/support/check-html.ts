import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const STRICT: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The five rules below require a style of HTML that React doesn't write. Browsers parse React's style in the same
    // way.
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Files from our own origin need no integrity hash: they are as trustworthy as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Titles may be long. If a search engine cuts off the end of a title, only the broker's name is lost.
    'long-title': 'off',
    // Phone numbers may contain ordinary spaces, so that a number that a visitor copies contains no non-breaking
    // spaces.
    'tel-non-breaking': 'off',
    // A form's fieldset needs no legend. The fieldset only serves to disable all fields at once, and the heading above
    // the form labels the fields.
    'wcag/h71': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(STRICT));

/** Checks a whole document. Returns each fault as `line:column rule: message`, with an excerpt of the markup. */
export const checkHtml = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(
      ({ line, column, ruleId, message, offset }) =>
        `${line}:${column} ${ruleId}: ${message} (${html.slice(Math.max(0, offset - 20), offset + 80)})`,
    );
