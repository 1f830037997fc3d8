import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PRODUCT_NAMES } from '../../../../host-pages/records/lines';
import { ANSWERS } from '../../../../widgets/contract/answers';
import { COPY } from '../../../../widgets/quote-form/copy';
import { translation as hindi } from '../../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../../widgets/shared/i18n/te';
import { translator } from '../../../../widgets/shared/i18n/translate';
import type { Translation } from '../../../../widgets/shared/i18n/translation';
import { LANGUAGES, loadTranslation } from '../../../../widgets/shared/runtime/language';

const IN_ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
const translatedLanguages = LANGUAGES.filter((language) => language !== 'en');
const TRANSLATIONS = await Promise.all(
  translatedLanguages.map(async (language) => {
    const translation = await loadTranslation(language);
    if (!translation) throw new Error(`Expected texts in the language ${language}.`);
    // `maximize()` adds the script in which the language is usually written.
    const { script } = new Intl.Locale(language).maximize();
    return [
      IN_ENGLISH.of(language),
      translation,
      new RegExp(`^[^a-z]*\\p{Script=${script}}[^a-z]*$`, 'iu'),
    ] as const;
  }),
);

const BROKER = '7';

/** Names of the functions that look up the translation of a text. They return an unknown text unchanged. */
const LOOKUPS = ['answer', 'productName', 'englishProduct'];

const withoutPlaces = (text: string) => text.replace(/\{\w+\}/, BROKER);

/**
 * Returns every text of a translation with its path. Replaces `{name}` in a text with `BROKER`. If a text is a
 * function, calls it with `BROKER`. Leaves out the functions in `LOOKUPS`.
 */
function textsOf(table: object, path = ''): [path: string, text: string][] {
  return Object.entries(table).flatMap(([id, value]): [string, string][] => {
    const at = `${path}${id}`;
    if (typeof value === 'string') return [[at, withoutPlaces(value)]];
    if (typeof value === 'function') return LOOKUPS.includes(id) ? [] : [[at, value(BROKER)]];
    return textsOf(value, `${at}.`);
  });
}

const answersOf = ({ answer }: Translation) =>
  Object.entries(ANSWERS).map(([id, english]): [string, string] => [id, answer(withoutPlaces(english))]);

for (const [language, translation, script] of TRANSLATIONS) {
  test(`every text in ${language} uses its script`, () => {
    const texts = [...textsOf(translation), ...answersOf(translation)];
    assert.ok(texts.length > 80);
    const foreign = texts.filter(([, text]) => !script.test(text));
    assert.equal(foreign, []);
  });

  test(`every product has a name in ${language}`, () => {
    for (const name of PRODUCT_NAMES) {
      const shown = translation.productName(name);
      const [, translated] = shown.match(/^(.+?) \(/) ?? [];
      assert.match(translated ?? '', script, name);
      assert.is(translation.englishProduct(shown), name);
      assert.is(translation.englishProduct(`${translated}`), name);
    }
    assert.is(translation.productName('Kidnap'), 'Kidnap');
    assert.is(translation.englishProduct('Kidnap'), 'Kidnap');
  });

  test(`the broker's name is not translated in ${language}`, () => {
    assert.match(translation.quoteForm.detailsGoTo('A & B (Brokers) Ltd.'), 'A & B (Brokers) Ltd.');
  });

  test(`no two states have the same name in ${language}`, () => {
    const names = Object.values(translation.fields.state.names);
    assert.is(new Set(names).size, names.length);
  });

  test(`an unknown server message is not translated in ${language}`, () => {
    for (const text of ['', 'Hyderabad', 'constructor', 'Too many', 'Too many attempts'])
      assert.is(translation.answer(text), text);
  });
}

test('the translated thanks contain the reference number', () => {
  const thanks = `${COPY.thanks} Your reference number is Q-1001.`;
  assert.match(hindi.answer(thanks), /^धन्यवाद.*संपर्क करेगी। आपका संदर्भ नंबर Q-1001 है।$/);
  assert.match(telugu.answer(thanks), /^ధన్యవాదాలు.*సంప్రదిస్తుంది\. మీ రిఫరెన్స్ నంబర్ Q-1001\.$/);
});

test("the form's thanks equal the server's", () => {
  assert.is(COPY.thanks, ANSWERS.thanks);
});

test('a sentence after the reference number is translated, too', () => {
  const answer = `${ANSWERS.reference.replace('{ref}', 'Q-1001')} ${ANSWERS.withheld}`;
  assert.match(hindi.answer(answer), /Q-1001 है। आपका प्रश्न/);
});

test('unknown text after a known sentence is kept', () => {
  assert.is(translator({ 'Yes.': 'Oui.' })('Yes. Who knows?'), 'Oui. Who knows?');
});

test('parts can change their order, and regular expression syntax is treated as text', () => {
  const translate = translator({ '{a} of {b} (all)?': '{b}: {a}' });
  assert.is(translate('1 of 2 (all)?'), '2: 1');
  assert.is(translate('1 of 2 all'), '1 of 2 all');
  assert.is(translate('$& of $1 (all)?'), '$1: $&');
});

test.run();
