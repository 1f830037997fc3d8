import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY, FORM_COPY } from '../../../widgets/career-details/copy';
import {
  APPLICATION_INVALID,
  APPLICATION_LABELS,
  APPLICATION_MISSING,
} from '../../../widgets/contract/application-rules';

/**
 * Compares our texts with the specification. Only this test notices a changed text, because all other tests import the
 * texts.
 */
test("the application form's wording is that of the specification", () => {
  assert.equal([FORM_COPY.title, FORM_COPY.submit], ['Application Form', 'Submit']);
  assert.equal(
    [COPY.overview, COPY.responsibility, COPY.qualification],
    ['Job Overview', 'Responsibilities', 'Qualifications'],
  );
  assert.equal(APPLICATION_LABELS, {
    linkdin: 'Linkdin URL',
    file: 'Upload Resume',
  });
  assert.equal(APPLICATION_MISSING, {
    first_name: 'Please Enter First Name',
    last_name: 'Please Enter Last Name',
    mobile: 'Please Enter Mobile',
    email: 'Please Enter Email',
    linkdin: undefined,
    file: 'Please Select File',
  });
  assert.equal(APPLICATION_INVALID, {
    mobile: 'Please Enter valid mobile no.',
    email: 'Please Enter a valid Email address.',
    linkdin: 'Please Enter valid Linkdin Id',
  });
});

test.run();
