import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainFileName } from '../../../widgets/career-details/send-application';

for (const [name, sent] of [
  ['cv.pdf', 'cv.pdf'],
  ["O'Brien CV.pdf", 'OBrien-CV.pdf'],
  ['Asha CV; final.pdf', 'Asha-CV-final.pdf'],
  ['resume & cover=1.pdf', 'resume-cover1.pdf'],
  [' "my"  résumé (2).PDF', 'my-résumé-2.PDF'],
  ['రెజ్యూమే.docx', 'రెజ్యూమే.docx'],
] as const) {
  test(`the file ${name} is sent as ${sent}`, () => {
    assert.is(plainFileName(name), sent);
  });
}

test.run();
