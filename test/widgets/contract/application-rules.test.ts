import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  APPLICATION_INVALID,
  APPLICATION_MISSING,
  checkApplicationField,
  checkResume,
  MAX_RESUME_BYTES,
  normaliseApplication,
  RESUME_EMPTY,
  RESUME_OTHER_TYPE,
  RESUME_TOO_LARGE,
  RESUME_TYPES,
  resumeExtension,
} from '../../../widgets/contract/application-rules';

const MESSAGES = [
  ['first_name', '', APPLICATION_MISSING.first_name],
  ['first_name', '  ', APPLICATION_MISSING.first_name],
  ['first_name', ' Asha ', undefined],
  ['last_name', undefined, APPLICATION_MISSING.last_name],
  ['last_name', 'Rao', undefined],
  ['mobile', '', APPLICATION_MISSING.mobile],
  ['mobile', '987654321', APPLICATION_INVALID.mobile],
  ['mobile', '98765432101', APPLICATION_INVALID.mobile],
  ['mobile', '98765abcde', APPLICATION_INVALID.mobile],
  ['mobile', '9876543210', undefined],
  ['mobile', '+91 98765 43210', undefined],
  ['email', '', APPLICATION_MISSING.email],
  ['email', 'asha@example', APPLICATION_INVALID.email],
  ['email', 'asha@example.com', undefined],
  ['linkdin', '', undefined],
  ['linkdin', '  ', undefined],
  ['linkdin', 'linkedin.example/in/asha', APPLICATION_INVALID.linkdin],
  ['linkdin', 'http://linkedin.example/in/asha', APPLICATION_INVALID.linkdin],
  ['linkdin', 'https://', APPLICATION_INVALID.linkdin],
  ['linkdin', 'https://a b', APPLICATION_INVALID.linkdin],
  ['linkdin', 'https://'.padEnd(500, 'x'), undefined],
  ['linkdin', 'https://'.padEnd(501, 'x'), APPLICATION_INVALID.linkdin],
  ['linkdin', ' https://linkedin.example/in/asha ', undefined],
] as const;

for (const [name, typed, message] of MESSAGES) {
  const what = typed === undefined ? `a missing ${name}` : `${name} "${typed.slice(0, 40)}"`;
  test(`${what} ${message ? `is rejected with "${message}"` : 'is valid'}`, () => {
    assert.is(checkApplicationField(name, typed), message);
  });
}

test('invisible characters make no difference, since they are not sent', () => {
  assert.is(checkApplicationField('linkdin', '\u200b https://linkedin.example/in/asha\u200e'), undefined);
  assert.is(checkApplicationField('linkdin', '\u200b'), undefined);
  assert.is(checkApplicationField('first_name', '\u200b'), APPLICATION_MISSING.first_name);
});

const PROFILE = 'https://www.linkedin.com/in/asha';

const PROFILES = [
  ['Https://www.linkedin.com/in/asha', PROFILE],
  ['HTTPS://www.linkedin.com/in/asha', PROFILE],
  ['http://www.linkedin.com/in/asha', PROFILE],
  ['https//www.linkedin.com/in/asha', PROFILE],
  ['https:www.linkedin.com/in/asha', PROFILE],
  ['www.linkedin.com/in/asha', PROFILE],
  ['<www.linkedin.com/in/asha>', PROFILE],
  ['LinkedIn: www.linkedin.com/in/asha', PROFILE],
  ['Check out my profile: https://www.linkedin.com/in/asha.', PROFILE],
  ['Asha Rao\nhttps://www.linkedin.com/in/asha\nSent from my phone', PROFILE],
  ['मेरा प्रोफ़ाइल https://www.linkedin.com/in/asha।', PROFILE],
  ['linkedin.com/in/asha', 'https://linkedin.com/in/asha'],
  ['LinkedIn.com/in/asha/', 'https://LinkedIn.com/in/asha/'],
  ['in.linkedin.com/in/asha-rao-1b2', 'https://in.linkedin.com/in/asha-rao-1b2'],
  [
    'http://linkedin.com/in/asha?utm_source=share (my profile)',
    'https://linkedin.com/in/asha?utm_source=share',
  ],
  [
    `https://www.linkedin.com/in/${'%E0%A4%86'.repeat(40)}?${'utm_source=share&'.repeat(20)}`,
    `https://www.linkedin.com/in/${'%E0%A4%86'.repeat(40)}`,
  ],
  ['m.linkedin.com/in/asha', 'https://m.linkedin.com/in/asha'],
  ['https://www.linkedin.com/in/asha.', PROFILE],
  ['https://www.linkedin.com/in/asha)', PROFILE],
  ['https://www.linkedin.com/in/asha।', PROFILE],
  ['https://lnkd.in/gAbC1,', 'https://lnkd.in/gAbC1'],
  ['lnkd.in/gAbC1', 'https://lnkd.in/gAbC1'],
  ['HTTPS://linkedin.example/in/asha', 'https://linkedin.example/in/asha'],
] as const;

test('the address of a LinkedIn profile is found in what was typed or shared', () => {
  for (const [typed, sent] of PROFILES) {
    assert.is(checkApplicationField('linkdin', typed), undefined, typed);
    assert.is(normaliseApplication('linkdin', typed), sent);
  }
});

test('an https address is sent unchanged', () => {
  for (const address of [
    PROFILE,
    'https://asha.example/?profile=linkedin.com/in/asha',
    'https://linkedin.example/in/asha.',
    'https://www.linkedin.com/in/%E0%A4%86',
  ])
    assert.is(normaliseApplication('linkdin', address), address);
});

test('an optional profile may be answered with "NA"', () => {
  const short = [
    'NA',
    'n/a',
    'N.A.',
    'nil',
    'NIL.',
    'Nill',
    'Null',
    'None',
    'None.',
    'no',
    'Nope',
    '0',
    '-',
    '—',
    '.',
  ];
  const sentences = [
    'Not applicable',
    'No LinkedIn',
    'dont have',
    "I don't have one",
    "i don't have LinkedIn",
    'No account',
    'no linkedin account yet.',
    'Not yet',
    'Not on LinkedIn',
    'नहीं है',
    'मेरे पास नहीं है।',
    'లేదు అండి',
    'नहीं',
    'नही।',
    'లేదు',
    'లేదు.',
  ];
  for (const typed of [...short, ...sentences]) {
    assert.is(checkApplicationField('linkdin', typed), undefined, typed);
    assert.is(normaliseApplication('linkdin', typed), '');
  }
});

test('a text without the address of a profile is rejected', () => {
  for (const typed of [
    'asha',
    '@asha',
    'Nana',
    'linkedin.com',
    'linkedin.com/',
    'notlinkedin.com/in/asha',
    'not-linkedin.com/in/asha',
    'linkedin.com.example/in/asha',
    'asha@linkedin.com/in',
    'my page https://asha.example',
    `www.linkedin.com/in/${'a'.repeat(500)}`,
  ])
    assert.is(checkApplicationField('linkdin', typed), APPLICATION_INVALID.linkdin, typed);
});

test('a résumé has one of three file extensions, in any case', () => {
  assert.equal(Object.keys(RESUME_TYPES), ['.pdf', '.doc', '.docx']);
  for (const [name, extension] of [
    ['cv.pdf', '.pdf'],
    ['CV.Final.DOC', '.doc'],
    ['cv.docx', '.docx'],
    ['cv.pdf.exe', undefined],
    ['pdf', undefined],
    ['cv.docm', undefined],
    ['', undefined],
  ] as const) {
    assert.is(resumeExtension(name), extension, name);
  }
});

test('a missing, empty, too large or unsupported file is rejected with its message', () => {
  const file = (name: string, size: number) => checkResume({ name, size });
  assert.is(checkResume(undefined), APPLICATION_MISSING.file);
  for (const name of ['cv.txt', 'CV.JPEG', 'cv.pages', 'cv.docm', 'cv.pdf.exe', 'cv.zip '])
    assert.is(file(name, 10), RESUME_OTHER_TYPE, name);
  assert.is(file('cv.pdf', 0), RESUME_EMPTY);
  assert.is(file('cv.pdf', MAX_RESUME_BYTES), undefined);
  assert.is(file('cv.pdf', MAX_RESUME_BYTES + 1), RESUME_TOO_LARGE);
});

test('a dot in the name of a résumé is no extension', () => {
  for (const name of ['Resume K.Srinivas', 'Asha Rao B.Tech', 'cv.pdf.download', 'cv', 'cv v1.2'])
    assert.is(checkResume({ name, size: 10 }), undefined, name);
});

test.run();
