import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  checkApplicationField,
  checkResume,
  MAX_RESUME_BYTES,
  RESUME_TYPES,
  resumeEnding,
} from '../../../widgets/contract/application-rules';

/** Section 5 of the specification, word for word. */
const MESSAGES = [
  ['first_name', '', 'Please Enter First Name'],
  ['first_name', '  ', 'Please Enter First Name'],
  ['first_name', ' Asha ', undefined],
  ['last_name', undefined, 'Please Enter Last Name'],
  ['last_name', 'Rao', undefined],
  ['mobile', '', 'Please Enter Mobile'],
  ['mobile', '987654321', 'Please Enter valid mobile no.'],
  ['mobile', '98765432101', 'Please Enter valid mobile no.'],
  ['mobile', '98765abcde', 'Please Enter valid mobile no.'],
  ['mobile', '9876543210', undefined],
  ['mobile', '+91 98765 43210', undefined],
  ['email', '', 'Please Enter Email'],
  ['email', 'asha@example', 'Please Enter a valid Email address.'],
  ['email', 'asha@example.com', undefined],
  ['linkdin', '', undefined],
  ['linkdin', '  ', undefined],
  ['linkdin', 'linkedin.example/in/asha', 'Please Enter valid Linkdin Id'],
  ['linkdin', 'http://linkedin.example/in/asha', 'Please Enter valid Linkdin Id'],
  ['linkdin', 'https://', 'Please Enter valid Linkdin Id'],
  ['linkdin', 'https://a b', 'Please Enter valid Linkdin Id'],
  ['linkdin', 'https://'.padEnd(200, 'x'), undefined],
  ['linkdin', 'https://'.padEnd(201, 'x'), 'Please Enter valid Linkdin Id'],
  ['linkdin', ' https://linkedin.example/in/asha ', undefined],
] as const;

for (const [name, typed, message] of MESSAGES)
  test(`${name} "${typed?.slice(0, 40)}" ${message ? `is answered with "${message}"` : 'is good'}`, () => {
    assert.is(checkApplicationField(name, typed), message);
  });

test('a résumé has one of three endings, in any letters', () => {
  assert.equal(Object.keys(RESUME_TYPES), ['.pdf', '.doc', '.docx']);
  for (const [name, ending] of [
    ['cv.pdf', '.pdf'],
    ['CV.Final.DOC', '.doc'],
    ['cv.docx', '.docx'],
    ['cv.pdf.exe', undefined],
    ['pdf', undefined],
    ['cv.docm', undefined],
    ['', undefined],
  ] as const) {
    assert.is(resumeEnding(name), ending, name);
  }
});

test('a file is told what is wrong with it before it is sent', () => {
  const file = (name: string, size: number) => checkResume({ name, size });
  assert.is(checkResume(undefined), 'Please Select File');
  assert.is(file('cv.txt', 10), 'Please choose a .pdf, .doc or .docx file');
  assert.is(file('cv.pdf', 0), 'The file is empty. Please choose another.');
  assert.is(file('cv.pdf', MAX_RESUME_BYTES), undefined);
  assert.match(file('cv.pdf', MAX_RESUME_BYTES + 1) ?? '', 'larger than 5 MB');
});

test.run();
