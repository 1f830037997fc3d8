import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_RESUME_BYTES } from '../../../widgets/contract/application-rules';
import { type ApplicationValues, checkApplication } from '../../../widgets/contract/check-application';

const GOOD: ApplicationValues = {
  first_name: 'Asha',
  last_name: 'Rao',
  mobile: '+91 98765 43210',
  email: 'asha@example.com',
  linkdin: 'https://www.linkedin.example/in/asha',
  file: { name: 'CV.PDF', size: 1200 },
};

test('a good application has no errors', () => {
  assert.equal(checkApplication(GOOD), {});
  assert.equal(checkApplication({ ...GOOD, linkdin: '' }), {});
});

test('an empty one has the messages of the specification, in its order', () => {
  const blank = { first_name: ' ', last_name: '', mobile: '', email: '', linkdin: '', file: undefined };
  assert.equal(Object.entries(checkApplication(blank)), [
    ['first_name', 'Please Enter First Name'],
    ['last_name', 'Please Enter Last Name'],
    ['mobile', 'Please Enter Mobile'],
    ['email', 'Please Enter Email'],
    ['file', 'Please Select File'],
  ]);
});

const REFUSED: [given: Partial<ApplicationValues>, field: keyof ApplicationValues, message: RegExp][] = [
  [{ mobile: '98765' }, 'mobile', /^Please Enter valid mobile no\.$/],
  [{ email: 'asha@example' }, 'email', /^Please Enter a valid Email address\.$/],
  [{ linkdin: 'http://linkedin.example/in/asha' }, 'linkdin', /^Please Enter valid Linkdin Id$/],
  [{ file: { name: 'cv.png', size: 9 } }, 'file', /\.pdf, \.doc or \.docx/],
  [{ file: { name: 'cv.pdf', size: 0 } }, 'file', /empty/],
  [{ file: { name: 'cv.pdf', size: MAX_RESUME_BYTES + 1 } }, 'file', /5 MB/],
];

for (const [given, field, message] of REFUSED)
  test(`${JSON.stringify(given)} is refused: ${message.source}`, () => {
    const errors = checkApplication({ ...GOOD, ...given });
    assert.equal(Object.keys(errors), [field]);
    assert.match(errors[field] ?? '', message);
  });

test('a file of exactly 5 MB is taken', () => {
  assert.equal(checkApplication({ ...GOOD, file: { name: 'cv.docx', size: MAX_RESUME_BYTES } }), {});
});

test.run();
