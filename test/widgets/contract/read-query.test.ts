import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findListed, readQuery } from '../../../widgets/contract/read-query';

/** Query strings that programs or people have changed. Each contains the partner agent-42 and the language hi. */
const CHANGED = [
  '?partner=agent-42&lang=hi',
  '?utm_source=wa&amp;partner=agent-42&amp;lang=hi',
  '?utm_source=wa&amp;amp;partner=agent-42&amp;amp;lang=hi',
  '?UTM_SOURCE=WA&AMP;PARTNER=agent-42&AMP;LANG=hi',
  '?PARTNER=agent-42&LANG=hi',
  '?Partner=agent-42&Lang=hi',
  '??partner=agent-42&lang=hi',
  '?&partner=agent-42&&lang=hi&',
  '?%3Fpartner=agent-42&lang=hi',
  '?partner%3Dagent-42&lang%3dhi',
  '?partner%3Dagent-42%26lang%3Dhi',
  '?partner%253Dagent-42%2526lang%253Dhi',
  '?partner=agent-42%26lang%3Dhi',
  '?partner=agent-42%26amp%3Blang%3Dhi',
  '?%20partner=agent-42&%20lang=hi',
  '?+partner+=agent-42&+lang+=hi',
  '?\u200bpartner=agent-42&\u00a0lang=hi',
  '?partner=&partner=agent-42&lang=&lang=hi',
  '?partner=%20&partner=agent-42&lang=+&lang=hi',
  '?partner=agent-42&partner=other&lang=hi&lang=te',
  '?partner=agent-42?lang=hi',
  '?partner=agent-42;lang=hi',
  '?lang=hi%3Fpartner%3Dagent-42',
  '?utm_source=wa?partner=agent-42?lang=hi',
  '?partner[]=agent-42&lang[]=hi',
  '?“partner=agent-42&“lang=hi',
  '?lang=hi&38;partner=agent-42',
];

for (const search of CHANGED)
  test(`the parameters of ${search} are read`, () => {
    const query = readQuery(search);
    assert.equal([query.get('partner')?.trim(), query.get('lang')?.trim()], ['agent-42', 'hi']);
    assert.equal(readQuery(search.slice(1)).get('partner'), query.get('partner'));
  });

test('a dash or an underscore of a name may be another one, or lost', () => {
  for (const name of ['type-of-insurance', 'type–of–insurance', 'type_of_insurance', 'typeofinsurance'])
    assert.is(readQuery(`?${name}=Motor`).get('type-of-insurance'), 'Motor', name);
  assert.is(readQuery('?utmsource=wa').get('utm_source'), 'wa');
});

test('values keep their signs', () => {
  const texts = [
    'Rao & Sons; Goa',
    'a=b',
    'R&D?',
    '50%',
    'a+b',
    'https://partner.example/?a=1&partner=x',
    '&amp;',
    'రావు',
  ];
  for (const partner of texts) {
    assert.is(readQuery(`?${new URLSearchParams({ partner })}`).get('partner'), partner);
    assert.is(readQuery(`?lang=hi&partner=${encodeURIComponent(partner)}&a=1`).get('partner'), partner);
  }
  assert.is(readQuery('?utm_source=wa?partner=Rao%20%26%20Sons').get('partner'), 'Rao & Sons');
  assert.is(
    readQuery('?utm_content=https://a.example/?b=c;d=e').get('utm_content'),
    'https://a.example/?b=c;d=e',
  );
});

test('a name that is not there has no value, and one with blank values only has a blank value', () => {
  const query = readQuery('?my-partner=a&partners=b&lang=&lang=%20');
  assert.equal([query.get('partner'), query.get('lang')], [undefined, '']);
  for (const search of ['', '?', '?=', '?=a', '?%', '?&&', `?${'%25'.repeat(99)}3D`])
    assert.is(readQuery(search).get('partner'), undefined, search);
});

test('a listed value is found in another case and with signs around it', () => {
  const listed = ['en', 'hi', 'Sales Turn Over Insurance (STOP)'];
  for (const typed of ['hi', 'HI', ' hi ', 'hi.', 'hi).', '“hi”', 'hi।'])
    assert.is(findListed(listed, typed), 'hi', typed);
  assert.is(findListed(listed, 'sales turn over insurance (stop'), listed[2]);
  for (const typed of ['', '.', 'h', 'his', '__proto__'])
    assert.is(findListed(listed, typed), undefined, typed);
});

test.run();
