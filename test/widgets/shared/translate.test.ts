import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as POPUP } from '../../../widgets/contact-popup/copy';
import {
  INSURANCE_TYPES,
  INVALID_EMAIL,
  INVALID_MOBILE,
  requiredMessage,
} from '../../../widgets/contract/field-rules';
import { QUOTE_FIELDS } from '../../../widgets/contract/lead-fields';
import { STATES } from '../../../widgets/contract/states';
import { COPY, LABELS } from '../../../widgets/quote-form/copy';
import { COPY as EXTRAS } from '../../../widgets/quote-form/extras/copy';
import { say as hindi } from '../../../widgets/shared/words/hi';
import { say as telugu } from '../../../widgets/shared/words/te';
import { translator } from '../../../widgets/shared/words/translate';
import { COPY as TOASTS } from '../../../widgets/toasts/copy';
import { OPTIONS as TOAST_OPTIONS } from '../../../widgets/toasts/options';

const LANGUAGES = [
  ['Hindi', hindi, /^[^a-z]*\p{Script=Devanagari}[^a-z]*$/iu],
  ['Telugu', telugu, /^[^a-z]*\p{Script=Telugu}[^a-z]*$/iu],
] as const;

const texts = (table: Readonly<Record<string, unknown>>) =>
  Object.values(table).filter((value): value is string => typeof value === 'string');

const ENGLISH = [
  ...[COPY, LABELS, EXTRAS, POPUP, TOASTS, TOAST_OPTIONS].flatMap(texts),
  ...Object.keys(QUOTE_FIELDS).map(requiredMessage),
  INVALID_EMAIL,
  INVALID_MOBILE,
  ...INSURANCE_TYPES,
  ...STATES,
  // The server's own.
  'Thank you. We have received your request. Our team will contact you soon. Your reference number is 1001.',
  'Too many attempts. Please try again after 1 minute.',
  'Too many attempts. Please try again after 15 minutes.',
];

for (const [language, say, script] of LANGUAGES) {
  test(`every text of the form, the popup and the toasts has a ${language} one`, () => {
    assert.equal(
      ENGLISH.filter((english) => !script.test(say(english))),
      [],
    );
  });

  test(`${language} names the broker as it is`, () => {
    const said = say(COPY.detailsGoTo('A & B (Brokers) Ltd.'));
    assert.match(said, 'A & B (Brokers) Ltd.');
    assert.not.match(said, 'Your details');
  });

  test(`${language} states are as many as there are`, () => {
    assert.is(new Set(STATES.map(say)).size, STATES.length);
  });

  test(`in ${language} what is not known stays as it is`, () => {
    for (const text of ['', 'Hyderabad', 'constructor', 'Stated', 'State of the art'])
      assert.is(say(text), text);
  });
}

test('a reference number stands in the translated thanks', () => {
  const thanks = `${COPY.thanks} Your reference number is Q-1001.`;
  assert.match(hindi(thanks), /^धन्यवाद.*संपर्क करेगी। आपका संदर्भ नंबर Q-1001 है।$/);
  assert.match(telugu(thanks), /^ధన్యవాదాలు.*సంప్రదిస్తుంది\. మీ రిఫరెన్స్ నంబర్ Q-1001\.$/);
});

test('what follows known words and is not known itself stays', () => {
  assert.is(translator({ 'Yes.': 'Oui.' })('Yes. Who knows?'), 'Oui. Who knows?');
});

test('parts may change their order, and what looks like a pattern is text', () => {
  const say = translator({ '{a} of {b} (all)?': '{b}: {a}' });
  assert.is(say('1 of 2 (all)?'), '2: 1');
  assert.is(say('1 of 2 all'), '1 of 2 all');
  assert.is(say('$& of $1 (all)?'), '$1: $&');
});

test.run();
