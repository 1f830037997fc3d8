import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  APPLICATION_INVALID,
  APPLICATION_MISSING,
  MAX_RESUME_BYTES,
  RESUME_EMPTY,
  RESUME_OTHER_TYPE,
  RESUME_TOO_LARGE,
} from '../../../widgets/contract/application-rules';
import { type ApplicationValues, checkApplication } from '../../../widgets/contract/check-application';
import { VALID_APPLICATION } from '../../support/valid-lead';

const COMPLETE: ApplicationValues = { ...VALID_APPLICATION, file: { name: 'CV.PDF', size: 1200 } };

test('a complete application has no errors', () => {
  assert.equal(checkApplication(COMPLETE), {});
  assert.equal(checkApplication({ ...COMPLETE, linkdin: '' }), {});
});

test('an empty application has the messages of all required fields, in the form’s order', () => {
  const blank = { first_name: ' ', last_name: '', mobile: '', email: '', linkdin: '', file: undefined };
  assert.equal(Object.entries(checkApplication(blank)), [
    ['first_name', APPLICATION_MISSING.first_name],
    ['last_name', APPLICATION_MISSING.last_name],
    ['mobile', APPLICATION_MISSING.mobile],
    ['email', APPLICATION_MISSING.email],
    ['file', APPLICATION_MISSING.file],
  ]);
});

const INVALID: [given: Partial<ApplicationValues>, field: keyof ApplicationValues, message: string][] = [
  [{ mobile: '98765' }, 'mobile', APPLICATION_INVALID.mobile],
  [{ email: 'asha@example' }, 'email', APPLICATION_INVALID.email],
  [{ linkdin: 'http://linkedin.example/in/asha' }, 'linkdin', APPLICATION_INVALID.linkdin],
  [{ file: { name: 'cv.png', size: 9 } }, 'file', RESUME_OTHER_TYPE],
  [{ file: { name: 'cv.pdf', size: 0 } }, 'file', RESUME_EMPTY],
  [{ file: { name: 'cv.pdf', size: MAX_RESUME_BYTES + 1 } }, 'file', RESUME_TOO_LARGE],
];

for (const [given, field, message] of INVALID)
  test(`${JSON.stringify(given)} is rejected with "${message}"`, () => {
    const errors = checkApplication({ ...COMPLETE, ...given });
    assert.equal(errors, { [field]: message });
  });

test('a file of exactly 5 MB is accepted', () => {
  assert.equal(checkApplication({ ...COMPLETE, file: { name: 'cv.docx', size: MAX_RESUME_BYTES } }), {});
});

test.run();
