import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FORM_COPY } from '../../../widgets/career-details/copy';
import { TRANSLATIONS } from '../../../widgets/career-details/i18n/translations';
import { APPLICATION_MISSING } from '../../../widgets/contract/application-rules';
import { NO_SUCH_JOB } from '../../../widgets/contract/no-such-job';
import { RESUME_REFUSALS } from '../../../widgets/contract/resume-refusals';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { openCareer } from './open-career';

test('in Telugu the fields, errors, refusals and thanks of the application are Telugu', async () => {
  const form = await openCareer({ attributes: 'data-lang="te"', env: { ownApi: true } });
  await form.shown();
  assert.is(form.find('[data-phase]').lang, 'te');
  await form.submit();
  assert.equal(form.errorsByField(), {
    first_name: TRANSLATIONS.te.messages[APPLICATION_MISSING.first_name],
    last_name: TRANSLATIONS.te.messages[APPLICATION_MISSING.last_name],
    mobile: TRANSLATIONS.te.messages[APPLICATION_MISSING.mobile],
    email: TRANSLATIONS.te.messages[APPLICATION_MISSING.email],
    file: TRANSLATIONS.te.messages[APPLICATION_MISSING.file],
  });
  const upload = await form.send();
  assert.is(upload.fields.language, 'te');
  const message = RESUME_REFUSALS.password;
  await form.simulate(() => upload.respond({ success: false, message, errors: { resume: message } }, 400));
  await form.untilPhase('refused');
  assert.is(form.errorsByField().file, TRANSLATIONS.te.messages[message]);
  await form.submit();
  await form.simulate(() =>
    form.uploads.at(-1)?.respond({
      success: true,
      message: `${FORM_COPY.thanks} Your reference number is A-7.`,
      reference: 'A-7',
    }),
  );
  await form.untilPhase('sent');
  assert.match(form.thanks()?.textContent ?? '', telugu.applicationThanks);
  const [refused, thanked] = form.toasts as { readonly text: string; readonly lang: string }[];
  assert.is(refused?.text, TRANSLATIONS.te.messages[message]);
  assert.match(thanked?.text ?? '', telugu.applicationThanks);
  assert.equal([refused?.lang, thanked?.lang], ['te', 'te']);
  await form.close();
});

test('in Telugu the form says in Telugu that the opening is gone', async () => {
  const form = await openCareer({ attributes: 'data-lang="te"', env: { ownApi: true } });
  const upload = await form.send();
  const errors = { job_id: NO_SUCH_JOB };
  await form.simulate(() => upload.respond({ success: false, message: NO_SUCH_JOB, errors }, 404));
  await form.untilPhase('refused');
  assert.match(form.text('[role=alert]') ?? '', TRANSLATIONS.te.messages[NO_SUCH_JOB]);
  await form.close();
});

test.run();
