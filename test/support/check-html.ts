import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const STRICT: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes HTML: a browser reads the same from either style.
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // What comes from our own origin is as trustworthy as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The broker's name stands at the end, where a search engine may cut it off.
    'long-title': 'off',
    // The spaces of a phone number are what a reader copies.
    'tel-non-breaking': 'off',
    // A form's fieldset switches all its fields off at once; the heading above the form names them.
    'wcag/h71': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(STRICT));

/** What is wrong with a whole document, as `line:column rule: message`, each with a piece of the markup. */
export const checkHtml = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(
      ({ line, column, ruleId, message, offset }) =>
        `${line}:${column} ${ruleId}: ${message} (${html.slice(Math.max(0, offset - 20), offset + 80)})`,
    );
