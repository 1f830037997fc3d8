import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FORM_COPY } from '../../../widgets/career-details/copy';
import {
  APPLICATION_MISSING,
  RESUME_EMPTY,
  RESUME_OTHER_TYPE,
  RESUME_TOO_LARGE,
} from '../../../widgets/contract/application-rules';
import { BREAK_SESSION_STORAGE } from '../../support/broken-storage';
import { consentFields } from '../../support/consent-fields';
import { fill } from '../../support/dom';
import { flush } from '../../support/flush';
import { pressEnter, useTouchKeyboard } from '../../support/touch-keyboard';
import { STORED_MOBILE, VALID_APPLICATION } from '../../support/valid-lead';
import { openCareer, resume, THANKS } from './open-career';

const OK = { success: true, message: THANKS };

test('exactly the fields of the specification are sent, with the file', async () => {
  const form = await openCareer();
  const file = resume();
  const upload = await form.send(file);
  assert.is(upload.method, 'POST');
  assert.is(upload.url, 'https://api.example/api/careers.php');
  assert.is(upload.headers.accept, 'application/json');
  const { resume: sent, ...fields } = upload.fields;
  assert.equal(fields, {
    action: 'apply',
    job_id: '7',
    full_name: `${VALID_APPLICATION.first_name} ${VALID_APPLICATION.last_name}`,
    email: VALID_APPLICATION.email,
    phone_number: STORED_MOBILE,
    linkedin_profile: VALID_APPLICATION.linkdin,
  });
  assert.equal([(sent as File).name, (sent as File).size], ['My-CV.pdf', 2048]);
  await form.close();
});

test('our own API also gets the version and language of the text about personal data, and the profile without its scheme', async () => {
  const form = await openCareer({ env: { ownApi: true } });
  const { fields } = await form.send(resume());
  const { consent_version, language, linkedin_profile } = fields;
  assert.is(linkedin_profile, VALID_APPLICATION.linkdin.replace('https://', ''));
  assert.equal({ consent_version, language }, consentFields(form.env.broker));
  await form.close();
});

test('values are sent without invisible characters, as they are checked and stored', async () => {
  const form = await openCareer();
  await form.shown();
  const hidden = (value: string) => `\u200b ${value}\u200e `;
  await form.fillIn(
    Object.fromEntries(
      Object.entries(VALID_APPLICATION).map(([name, value]) => [name, hidden(value)]),
    ) as typeof VALID_APPLICATION,
  );
  await form.choose(resume());
  await form.submit();
  const { full_name, email, phone_number, linkedin_profile } = form.uploads[0]?.fields ?? {};
  assert.equal(
    { full_name, email, phone_number, linkedin_profile },
    {
      full_name: `${VALID_APPLICATION.first_name} ${VALID_APPLICATION.last_name}`,
      email: VALID_APPLICATION.email,
      phone_number: STORED_MOBILE,
      linkedin_profile: VALID_APPLICATION.linkdin,
    },
  );
  await form.close();
});

test('an empty profile is not sent', async () => {
  const form = await openCareer();
  await form.shown();
  await form.fillIn({ ...VALID_APPLICATION, linkdin: ' ' });
  await form.choose(resume());
  await form.submit();
  assert.not('linkedin_profile' in (form.uploads[0]?.fields ?? {}));
  await form.close();
});

test("an empty form shows the specification's messages and focuses the first field", async () => {
  const form = await openCareer();
  await form.shown();
  await form.submit();
  const { linkdin: _, ...required } = APPLICATION_MISSING;
  assert.equal(form.errorsByField(), required);
  assert.is(form.focused(), form.field('first_name'));
  assert.match(form.field('file').getAttribute('aria-describedby') ?? '', /broker-file-error/);
  assert.is(form.uploads.length, 0);
  await act(async () => fill(form.field('first_name'), 'A'));
  assert.not(form.errorsByField().first_name);
  await form.close();
});

test('Enter of a touch keyboard leads from the last text field to the file', async () => {
  const form = await openCareer({ before: useTouchKeyboard });
  await form.shown();
  await act(async () => form.field('linkdin').focus());
  await form.importModule('shared/forms/on-demand/assist-typing.ts');
  await flush();
  assert.is(form.field('linkdin').getAttribute('enterkeyhint'), 'next');
  assert.not(pressEnter(form.field('linkdin')));
  assert.is(form.focused(), form.field('file'));
  await form.close();
});

test('a chosen file shows its name and size, and can be removed', async () => {
  const form = await openCareer();
  await form.shown();
  await form.choose(resume('CV of Asha.docx', 1_300_000));
  assert.equal(form.fileBox(), ['CV of Asha.docx', '1.3 MB']);
  await form.click(form.button(FORM_COPY.remove));
  assert.equal(form.fileBox(), [FORM_COPY.choose]);
  assert.is(form.field('file').files?.length, 0);
  assert.is(form.focused(), form.field('file'));
  await form.close();
});

for (const [name, bytes, message] of [
  ['photo.png', 10, RESUME_OTHER_TYPE],
  ['cv.pdf', 5 * 1024 * 1024 + 1, RESUME_TOO_LARGE],
  ['cv.pdf', 0, RESUME_EMPTY],
] as const)
  test(`${name} of ${bytes} bytes is rejected as soon as it is chosen, and is not sent`, async () => {
    const form = await openCareer();
    await form.shown();
    await form.choose(resume(name, bytes));
    assert.is(form.errorsByField().file, message);
    await form.fillIn();
    await form.submit();
    assert.is(form.errorsByField().file, message);
    assert.is(form.focused(), form.field('file'));
    assert.is(form.uploads.length, 0);
    await form.choose(resume());
    assert.not(form.errorsByField().file);
    await form.close();
  });

test('while the application is sent, Submit is disabled and a labelled progress bar shows the progress', async () => {
  const form = await openCareer();
  const upload = await form.send();
  assert.ok(form.field('submit').disabled);
  const bar = () => form.find<HTMLProgressElement>('progress');
  assert.is(bar().getAttribute('aria-label'), FORM_COPY.upload('My CV.pdf'));
  assert.is(Number(bar().getAttribute('value')), 0);
  await form.simulate(() => upload.progress(1024, 4096));
  assert.is(Number(bar().getAttribute('value')), 0.25);
  assert.is(form.status(), FORM_COPY.sendingRequest);
  await form.simulate(() => upload.progress(4096, 4096));
  assert.is(form.status(), FORM_COPY.uploaded);
  await form.close();
});

test('for a server on another origin there is no progress listener, and the bar is indeterminate', async () => {
  const form = await openCareer({ url: 'https://partner.example/jobs?job=7' });
  const upload = await form.send();
  assert.not(upload.upload.onprogress);
  assert.not(form.find('progress').hasAttribute('value'));
  await form.close();
});

test('while an application is being sent, further submissions are ignored', async () => {
  const form = await openCareer();
  await form.shown();
  await form.fillIn();
  await form.choose(resume());
  await act(async () => {
    for (let clicks = 0; clicks < 10; clicks++) form.field('submit').click();
  });
  assert.is(form.uploads.length, 1);
  assert.equal(form.events, ['broker:submit']);
  await form.close();
});

test('Cancel aborts the upload and keeps all values', async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.click(form.button(FORM_COPY.cancel));
  assert.ok(upload.aborted);
  assert.is(form.phase(), 'editing');
  assert.is(form.status(), FORM_COPY.cancelled);
  assert.is(form.field('first_name').value, VALID_APPLICATION.first_name);
  assert.is(form.field('file').files?.length, 1);
  assert.is(form.focused(), form.field('submit'));
  assert.equal(form.toasts, []);
  assert.equal(form.logged(), []);
  await form.submit();
  assert.is(form.uploads.length, 2);
  await form.close();
});

test('a success redirects to the home page, stores a toast of 2 seconds at the top, and clears the form', async () => {
  const form = await openCareer({ attributes: 'data-home="/"' });
  const upload = await form.send();
  await form.simulate(() => upload.respond(OK));
  await form.untilPhase('sent');
  assert.is(location.href, 'https://api.example/');
  const toast = { type: 'success', text: THANKS, autoCloseMs: 2000, position: 'top-center' };
  assert.equal(JSON.parse(sessionStorage.getItem('broker-toasts') ?? ''), [toast]);
  assert.not(sessionStorage.getItem('broker-message'));
  for (const name of Object.keys(VALID_APPLICATION)) assert.is(form.field(name).value, '', name);
  assert.equal(form.fileBox(), [FORM_COPY.choose]);
  assert.equal(form.events, ['broker:submit', 'broker:submitted']);
  await form.close();
});

test('if sessionStorage is full, a success is shown in place with its toast, without a redirect', async () => {
  const form = await openCareer({ attributes: 'data-home="/"', before: BREAK_SESSION_STORAGE.full });
  const upload = await form.send();
  await form.simulate(() => upload.respond(OK));
  await form.untilPhase('sent');
  assert.is(location.href, 'https://api.example/career-details?job=7');
  assert.is(form.thanks()?.textContent, THANKS);
  assert.is(form.toasts.length, 1);
  await form.close();
});

test("on a partner's page the toast is shown, announced once, without a redirect", async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.simulate(() => upload.respond(OK));
  await form.untilPhase('sent');
  // The toast is silent, because screen readers already announce the thank-you message in the form.
  const toast = { type: 'success', text: THANKS, silent: true, autoCloseMs: 2000, position: 'top-center' };
  assert.equal(form.toasts, [toast]);
  assert.is(form.thanks()?.textContent, THANKS);
  assert.is(location.href, 'https://api.example/career-details?job=7');
  await form.close();
});

test("a refusal shows the server's message in the form and as a toast, and keeps the values", async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.simulate(() => upload.respond({ success: false, message: 'Applications are closed' }, 400));
  await form.untilPhase('refused');
  assert.is(form.text('[role=alert] strong'), 'Applications are closed');
  const placement = { autoCloseMs: 2000, position: 'top-center' };
  assert.equal(form.toasts, [{ type: 'error', text: 'Applications are closed', silent: true, ...placement }]);
  assert.is(form.field('email').value, VALID_APPLICATION.email);
  assert.is(form.field('file').files?.length, 1);
  await form.close();
});

test('a field that the server rejects shows its error', async () => {
  const form = await openCareer();
  const upload = await form.send();
  const message = 'This file is not the PDF that its name says';
  await form.simulate(() => upload.respond({ success: false, message, errors: { resume: message } }, 400));
  await form.untilPhase('refused');
  assert.is(form.errorsByField().file, message);
  await form.close();
});

// A button that becomes disabled loses the focus only in the next frame. Submit is disabled while the form is being
// sent. If the response arrives before the next frame, Submit still has the focus.
test('a field that the server rejects gets the focus, even if Submit still had it', async () => {
  const form = await openCareer();
  await form.shown();
  await form.fillIn();
  await form.choose(resume());
  form.field('submit').focus();
  await form.submit();
  await form.untilPhase('sending');
  assert.is((form.focused() as HTMLInputElement).name, 'submit');
  const message = 'This file is not the PDF that its name says';
  await form.simulate(() =>
    form.uploads[0]?.respond({ success: false, message, errors: { resume: message } }, 400),
  );
  await form.untilPhase('refused');
  assert.is((form.focused() as HTMLInputElement).name, 'file');
  await form.close();
});

test('a refusal does not move the focus from an element that the visitor has focused meanwhile', async () => {
  const form = await openCareer({ before: () => document.body.append(document.createElement('button')) });
  const upload = await form.send();
  const elsewhere = document.querySelector('body > button') as HTMLElement;
  elsewhere.focus();
  const message = 'This file is not the PDF that its name says';
  await form.simulate(() => upload.respond({ success: false, message, errors: { resume: message } }, 400));
  await form.untilPhase('refused');
  assert.ok(form.focused() === elsewhere);
  await form.close();
});

test.run();
