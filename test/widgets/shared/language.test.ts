import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { languageOf, sayIn } from '../../../widgets/shared/language';
import { installDom } from '../../support/dom';

/** The page's `lang`, and the placeholder's own attributes. */
const ROWS: [page: string, attributes: string, language: string][] = [
  ['', '', 'en'],
  ['en', '', 'en'],
  ['hi', '', 'hi'],
  ['hi-IN', '', 'hi'],
  ['te-IN', '', 'te'],
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
  test(`on a page in "${page}" a placeholder with ${attributes || 'nothing'} speaks ${language}`, async () => {
    const dom = installDom(`<section lang="${page}"><p><b ${attributes}></b></p></section>`);
    assert.is(languageOf(document.querySelector('b') as HTMLElement), language);
    await dom.close();
  });

test('English leaves words as they are; the others have their own', async () => {
  const said = await Promise.all(
    (['en', 'hi', 'te'] as const).map(async (one) => (await sayIn(one))('State')),
  );
  assert.equal(said, ['State', 'राज्य', 'రాష్ట్రం']);
});

test.run();
