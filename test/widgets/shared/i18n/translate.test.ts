import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ANSWERS } from '../../../../widgets/contract/answers';
import { COPY } from '../../../../widgets/quote-form/copy';
import { translation as hindi } from '../../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../../widgets/shared/i18n/te';
import { translator } from '../../../../widgets/shared/i18n/translate';
import type { Translation } from '../../../../widgets/shared/i18n/translation';

const TRANSLATIONS = [
  ['Hindi', hindi, /^[^a-z]*\p{Script=Devanagari}[^a-z]*$/iu],
  ['Telugu', telugu, /^[^a-z]*\p{Script=Telugu}[^a-z]*$/iu],
] as const;

const BROKER = '7';

/** Every text of a translation with its path, those that take a value with one. */
function textsOf(table: object, path = ''): [path: string, text: string][] {
  return Object.entries(table).flatMap(([id, value]): [string, string][] => {
    const at = `${path}${id}`;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') return id === 'answer' ? [] : [[at, value(BROKER)]];
    return textsOf(value, `${at}.`);
  });
}

const answersOf = ({ answer }: Translation) =>
  Object.entries(ANSWERS).map(([id, english]): [string, string] => [
    id,
    answer(english.replace(/\{\w+\}/, '7')),
  ]);

for (const [language, translation, script] of TRANSLATIONS) {
  test(`every text of ${language} is written in its script`, () => {
    const texts = [...textsOf(translation), ...answersOf(translation)];
    assert.ok(texts.length > 80);
    const foreign = texts.filter(([, text]) => !script.test(text));
    assert.equal(foreign, []);
  });

  test(`${language} names the broker as it is`, () => {
    assert.match(translation.quoteForm.detailsGoTo('A & B (Brokers) Ltd.'), 'A & B (Brokers) Ltd.');
  });

  test(`no two states have one name in ${language}`, () => {
    const names = Object.values(translation.states);
    assert.is(new Set(names).size, names.length);
  });

  test(`in ${language} an answer that is not known stays as it is`, () => {
    for (const text of ['', 'Hyderabad', 'constructor', 'Too many', 'Too many attempts'])
      assert.is(translation.answer(text), text);
  });
}

test('a reference number stands in the translated thanks', () => {
  const thanks = `${COPY.thanks} Your reference number is Q-1001.`;
  assert.match(hindi.answer(thanks), /^धन्यवाद.*संपर्क करेगी। आपका संदर्भ नंबर Q-1001 है।$/);
  assert.match(telugu.answer(thanks), /^ధన్యవాదాలు.*సంప్రదిస్తుంది\. మీ రిఫరెన్స్ నంబర్ Q-1001\.$/);
});

test('the thanks of the form and those of the server are the same', () => {
  assert.is(COPY.thanks, ANSWERS.thanks);
});

test('what follows known words and is not known itself stays', () => {
  assert.is(translator({ 'Yes.': 'Oui.' })('Yes. Who knows?'), 'Oui. Who knows?');
});

test('parts may change their order, and what looks like a pattern is text', () => {
  const translate = translator({ '{a} of {b} (all)?': '{b}: {a}' });
  assert.is(translate('1 of 2 (all)?'), '2: 1');
  assert.is(translate('1 of 2 all'), '1 of 2 all');
  assert.is(translate('$& of $1 (all)?'), '$1: $&');
});

test.run();
