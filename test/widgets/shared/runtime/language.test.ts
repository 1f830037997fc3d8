import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LANGUAGES, languageOf, loadTranslation } from '../../../../widgets/shared/runtime/language';
import { installDom } from '../../../support/dom';

/** The page's `lang`, the placeholder's attributes, and the language that the widget must use. */
const ROWS: [page: string, attributes: string, language: string][] = [
  ['', '', 'en'],
  ['en', '', 'en'],
  ['hi', '', 'hi'],
  ['hi-IN', '', 'hi'],
  ['te-IN', '', 'te'],
  ['te_IN', '', 'te'],
  ['HI-IN', '', 'hi'],
  ['fr', '', 'en'],
  ['hil', '', 'en'],
  ['hi', 'lang="te"', 'te'],
  ['hi', 'lang="en"', 'en'],
  ['hi', 'data-lang="te"', 'te'],
  ['hi', 'data-lang="en"', 'en'],
  ['hi', 'data-lang="xx"', 'en'],
  ['en', 'lang="te" data-lang="hi-IN"', 'hi'],
];

for (const [page, attributes, language] of ROWS)
  test(`on a page in "${page}" a placeholder with ${attributes || 'no attributes'} uses ${language}`, async () => {
    const dom = installDom(`<section lang="${page}"><p><b ${attributes}></b></p></section>`);
    assert.is(languageOf(document.querySelector('b') as HTMLElement), language);
    await dom.close();
  });

test('English has no translation, and every other language has its own', async () => {
  const labels = await Promise.all(
    LANGUAGES.map(async (language) => (await loadTranslation(language))?.fields.state.label),
  );
  const [english, ...others] = labels;
  assert.is(english, undefined);
  assert.is(new Set(others).size, LANGUAGES.length - 1);
  assert.not(others.includes(undefined));
});

test.run();
