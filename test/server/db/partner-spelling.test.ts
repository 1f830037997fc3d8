import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanPartnerId } from '../../../server/db/partner-spelling';
import { addPartner, recognisePartner } from '../../../server/db/partners';
import { decodeValue, encodeValue } from '../../../widgets/contract/coded-value';
import { partnerLink } from '../../../widgets/embed-builder/partner-snippet';
import { withSite } from '../temp-site';

/** Wrong spellings of partners' IDs, as text editors, chat apps and people produce them, keyed by the registered ID. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'agent-42': [
    ...['“agent-42”', '„agent-42“', '‟agent-42”', '‘agent-42’', '‚agent-42‘', '«agent-42»', '« agent-42 »'],
    ...['»agent-42«', '‹agent-42›', '″agent-42″', '′agent-42′', '"agent-42"', "'agent-42'", '`agent-42`'],
    ...['“agent-42', 'agent-42”', '〝agent-42〞', '＂agent-42＂'],
    ...[
      '&#8220;agent-42&#8221;',
      '&ldquo;agent-42&rdquo;',
      '&quot;agent-42&quot;',
      '&#x201C;agent-42&#x201D;',
    ],
    ...[
      'agent‐42',
      'agent‑42',
      'agent‒42',
      'agent–42',
      'agent—42',
      'agent―42',
      'agent−42',
      'agent－42',
      'agent﹣42',
    ],
    ...['agent&ndash;42', 'agent&#8209;42', 'agent--42', 'agent\u00ad42', 'agent-\u00ad42', 'agent&shy;42'],
    ...['AGENT-42', 'Agent-42', 'aGENT-42', 'ａｇｅｎｔ-４２'],
    ...[
      ' agent-42 ',
      '\u00a0agent-42\u00a0',
      'agent-42&nbsp;',
      '\u200bagent-42',
      'agent-\u200b42',
      'agent\u2060-42',
    ],
    ...['\ufeffagent-42', '\u200eagent-42\u200f', 'agent-42\ufe0f', 'agent-42\n', '\tagent-42'],
    ...['agent%2D42', 'agent%2d42', '%E2%80%9Cagent-42%E2%80%9D', 'agent%E2%80%9142', '“Agent—42” '],
  ],
  "Rao & Sons' Cars, Hyderabad": [
    'Rao & Sons’ Cars, Hyderabad',
    '“Rao &amp; Sons’ Cars, Hyderabad”',
    'RAO & SONS\u00a0‘ CARS, HYDERABAD'.replace('\u00a0‘', '’'),
    'Rao\u00a0&\u2009Sons’  Cars,\u202fHyderabad',
    'Rao+%26+Sons%27+Cars%2C+Hyderabad',
    'Rao%20%26%20Sons%E2%80%99%20Cars,%20Hyderabad',
  ],
  'ఆశ-7': ['“ఆశ–7”', 'ఆశ\u200c-7'],
};

const OTHERS = [
  'agent-4',
  'agent-421',
  'agent 42',
  'agent42',
  'agent_42',
  'gent-42',
  'Rao & Sons',
  '',
  '“”',
  '%E2%80',
  '&#0;',
];

test('every spelling of a registered partner is that partner, and no other ID is', () =>
  withSite(async ({ db }) => {
    for (const id of Object.keys(SPELLINGS)) await addPartner(db, { id, name: 'Asha' }, new Date());
    for (const [id, spellings] of Object.entries(SPELLINGS)) {
      for (const typed of [id, ...spellings]) assert.is((await recognisePartner(db, typed))?.id, id, typed);
    }
    for (const typed of OTHERS) assert.is(await recognisePartner(db, typed), undefined, typed);
  }));

/**
 * Values of `partner` that contain text from around the link, or text that a program has appended to the link. The
 * server recognises agent-42 in each value.
 */
const IN_TEXT = [
  ...[
    ...".,)];:*_~/!>}'|\\=&#?-…।॥»”’、。）",
    '...',
    ').',
    '*.',
    ')**',
    '**',
    '/)',
    '❤️',
    '🙏🏽',
    '">',
    '&gt;',
    '&',
  ].map((signs) => `agent-42${signs}`),
  ...[
    '(agent-42)',
    '<agent-42>',
    '[agent-42]',
    '*agent-42*',
    '_agent-42_',
    '=agent-42',
    '«agent-42».',
    '&lt;agent-42&gt;',
  ],
  ...['agent-42పై', 'agent-42।', 'agent-42।मेरा', 'agent-42).పై', 'agent-42से', 'agent-42%E0%B0%AA%E0%B1%88'],
  ...[
    'agent-42?utm_source=whatsapp',
    `agent-42?fbclid=${'x'.repeat(150)}`,
    'agent-42&utm_source=wa',
    'agent-42/?a=b',
  ],
  ...[
    'agent-42&amp;lang=hi',
    'agent-42%26lang%3Dhi',
    'agent-42#contact',
    'agent-42/index.html',
    'agent-42%29',
    'Agent–42)',
  ],
  ...[
    'agent-42</a>',
    'agent-42">Quote</a>',
    'agent-42](https://broker.example/)',
    'agent-42|Get a quote>',
    'agent-42\nCall',
  ],
  ...['agent-42.Please', 'agent-42,please', 'agent-42:Click', 'agent-42%21Click', "agent-42's", 'agent-42’s'],
  ...['agent-42(1)', 'agent-42=20', '3Dagent-42', 'agent-42%20%E0%A4%AA%E0%A4%B0', 'agent-42 👈 Click'],
  'agent-42%E2%80%8BThanks',
  'agent-42https://broker.example/embed/quote-form?partner=agent-42',
  'agent-42https%3A%2F%2Fbroker.example%2Fembed%2Fquote-form',
];

test('a registered partner is found in a link with signs and words around its ID', () =>
  withSite(async ({ db }) => {
    const ids = ['agent-42', 'agent-4', 'Rao & Sons', 'Sri Co.', 'రావు', 'C++', 'HYD'];
    for (const id of ids) await addPartner(db, { id, name: 'Asha' }, new Date());
    const find = async (typed: string) => (await recognisePartner(db, typed))?.id;
    for (const typed of IN_TEXT) assert.is(await find(typed), 'agent-42', typed);
    for (const after of ['', '.', ')', '”', '?a=b', '&a=b', 'పై']) {
      const typed = encodeValue('Rao & Sons') + after;
      assert.is(await find(typed), 'Rao & Sons', typed);
    }
    for (const typed of ['Sri Co', 'Sri Co.)', 'Sri Co..', 'Sri__32_Co__46_)'])
      assert.is(await find(typed), 'Sri Co.', typed);
    for (const typed of ['రావు.', '(రావు)', 'రావు।', `${encodeValue('రావు')})`])
      assert.is(await find(typed), 'రావు', typed);
    assert.is(await find('C++)'), 'C++');
    for (const typed of [
      'agent-421.',
      '(agent)',
      'Rao & Sons & Co',
      'Rao',
      'HYD/01',
      'HYD & Sons',
      'HYD-పై',
      'HYDE',
      'HYD.01',
      'HYD.zone',
      "HYD'Arc",
      'agent-4.2',
      'Sri 7',
      'హైరావు',
      '.',
      '()',
    ])
      assert.is(await find(typed), undefined, typed);
  }));

/** What chat apps with Markdown make of two codes in a link: they take the underscores for marks of italics. */
const ITALICS: readonly ((link: string) => string)[] = [
  (link) => link.replace(/__(.+?)__/g, '$1'),
  (link) => link.replace(/__(.+?)__/g, '_$1_'),
  (link) => link.replace(/__/g, '_'),
];

test('a partner is found in a link whose codes have lost underscores', () =>
  withSite(async ({ db }) => {
    const ids = [
      'Rao & Sons',
      'Rao & Sons, Hyderabad',
      'R. K. Rao',
      'M/s Rao (Vizag)',
      'राव एजेंसी',
      'రావు',
      'rao_328',
    ];
    for (const id of ids) await addPartner(db, { id, name: 'Asha' }, new Date());
    for (const id of ids.slice(0, -1))
      for (const change of ITALICS) {
        const link = change(partnerLink(id, 'https://broker.example/'));
        const sent = new URL(link).searchParams.get('partner') ?? '';
        assert.is((await recognisePartner(db, decodeValue(sent)))?.id, id, link);
      }
    for (const typed of ['rao328', 'Rao323832Sons', 'Rao32_38'])
      assert.is(await recognisePartner(db, typed), undefined, typed);
  }));

test('of two registered partners who differ in signs only, a link with other signs is credited to neither', () =>
  withSite(async ({ db }) => {
    for (const id of ['b!', 'b*', 'c', 'c*']) await addPartner(db, { id, name: 'Asha' }, new Date());
    for (const [typed, id] of [
      ['b!', 'b!'],
      ['b*', 'b*'],
      ['b', undefined],
      ['b?', undefined],
      ['c!', 'c'],
      ['c*', 'c*'],
    ] as const)
      assert.is((await recognisePartner(db, typed))?.id, id, typed);
  }));

test('of two registered partners whose IDs are alike, only exact spellings are credited', () =>
  withSite(async ({ db }) => {
    for (const id of ['a-1', 'A-1']) await addPartner(db, { id, name: 'Asha' }, new Date());
    assert.is((await recognisePartner(db, 'A-1'))?.id, 'A-1');
    assert.is((await recognisePartner(db, 'a-1'))?.id, 'a-1');
    assert.is(await recognisePartner(db, 'a–1'), undefined);
  }));

test('a link is credited to its partner if a chat app cuts the full stop at its end, or adds one', () =>
  withSite(async ({ db }) => {
    for (const id of ['Rao & Co.', 'agent-42', '...']) await addPartner(db, { id, name: 'Asha' }, new Date());
    const partnerIn = async (link: string) => {
      const sent = new URL(link).searchParams.get('partner') ?? '';
      return (await recognisePartner(db, decodeValue(sent)))?.id;
    };
    const link = partnerLink('Rao & Co.', 'https://broker.example/');
    assert.match(link, /\.$/);
    assert.is(await partnerIn(link), 'Rao & Co.');
    assert.is(await partnerIn(link.slice(0, -1)), 'Rao & Co.');
    assert.is(await partnerIn(`${partnerLink('agent-42', 'https://broker.example/')}.`), 'agent-42');
    assert.is((await recognisePartner(db, '“RAO & CO”'))?.id, 'Rao & Co.');
    assert.is(await recognisePartner(db, ''), undefined);
    await addPartner(db, { id: 'Rao & Co', name: 'Ravi' }, new Date());
    for (const id of ['Rao & Co', 'Rao & Co.']) assert.is((await recognisePartner(db, id))?.id, id);
  }));

test('an ID that is not registered keeps its hyphens and capitals, without quotes and invisible marks', () => {
  assert.is(cleanPartnerId('“Agent—9”'), 'Agent—9');
  assert.is(cleanPartnerId('&#8220;agent-9&#8221;'), 'agent-9');
  assert.is(cleanPartnerId('\u200bRao\u00a0& Sons '), 'Rao & Sons');
  assert.is(cleanPartnerId("O'Brien"), "O'Brien");
  assert.is(cleanPartnerId('50%25'), '50%25');
  assert.is(cleanPartnerId('“”'), '');
});

test.run();
