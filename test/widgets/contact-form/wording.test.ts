import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/contact-form/copy';
import { ENQUIRY_FIELDS } from '../../../widgets/contract/enquiry';
import { type FieldName, LEAD_FIELDS } from '../../../widgets/contract/field-rules';

/**
 * Compares our texts with the specification. Most other tests import the texts, so they don't notice a changed text.
 */
test("the enquiry form's wording is that of the specification", () => {
  const labels = (Object.keys(ENQUIRY_FIELDS) as FieldName[]).map((name) => LEAD_FIELDS[name].label);
  assert.equal(
    [...labels, COPY.submit],
    ['First Name', 'Last Name', 'Mobile Number', 'Email Id', 'Ask Query', 'Submit'],
  );
});

test.run();
