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
import { fill } from '../../support/dom';
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
  assert.equal([(sent as File).name, (sent as File).size], ['My CV.pdf', 2048]);
  await form.close();
});

test('a profile that was left empty is not sent', async () => {
  const form = await openCareer();
  await form.shown();
  await form.fillIn({ ...VALID_APPLICATION, linkdin: ' ' });
  await form.choose(resume());
  await form.submit();
  assert.not('linkedin_profile' in (form.uploads[0]?.fields ?? {}));
  await form.close();
});

test('an empty form has the messages of the specification, and the first field has the focus', async () => {
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

test('a chosen file shows its name and size, and can be taken away', async () => {
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
  test(`${name} of ${bytes} bytes is refused as soon as it is chosen, and is not sent`, async () => {
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

test('while it is sent, Submit is disabled and a labelled bar tells how far it is', async () => {
  const form = await openCareer();
  const upload = await form.send();
  assert.ok(form.field('submit').disabled);
  const bar = () => form.find<HTMLProgressElement>('progress');
  assert.is(bar().getAttribute('aria-label'), FORM_COPY.upload('My CV.pdf'));
  assert.is(Number(bar().getAttribute('value')), 0);
  await form.tell(() => upload.progress(1024, 4096));
  assert.is(Number(bar().getAttribute('value')), 0.25);
  assert.is(form.status(), FORM_COPY.sendingRequest);
  await form.tell(() => upload.progress(4096, 4096));
  assert.is(form.status(), FORM_COPY.uploaded);
  await form.close();
});

test('a server on another origin is not listened to, and the bar says nothing of how far it is', async () => {
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

test('Cancel stops the upload and keeps everything', async () => {
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

test('a success goes home with a toast of 2 seconds at the top, and clears the form', async () => {
  const form = await openCareer({ attributes: 'data-home="/"' });
  const upload = await form.send();
  await form.tell(() => upload.answer(OK));
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

test('where sessionStorage is full a success is shown in place, with its toast, and nobody is sent home', async () => {
  const form = await openCareer({ attributes: 'data-home="/"', before: BREAK_SESSION_STORAGE.full });
  const upload = await form.send();
  await form.tell(() => upload.answer(OK));
  await form.untilPhase('sent');
  assert.is(location.href, 'https://api.example/career-details?job=7');
  assert.is(form.thanks()?.textContent, THANKS);
  assert.is(form.toasts.length, 1);
  await form.close();
});

test("on a partner's page the toast shows there, said once, and nobody is sent anywhere", async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.tell(() => upload.answer(OK));
  await form.untilPhase('sent');
  // The thanks in the form announce it.
  const toast = { type: 'success', text: THANKS, silent: true, autoCloseMs: 2000, position: 'top-center' };
  assert.equal(form.toasts, [toast]);
  assert.is(form.thanks()?.textContent, THANKS);
  assert.is(location.href, 'https://api.example/career-details?job=7');
  await form.close();
});

test("a refusal shows the server's words in the form and as a toast, and loses nothing", async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.tell(() => upload.answer({ success: false, message: 'Applications are closed' }, 400));
  await form.untilPhase('refused');
  assert.is(form.text('[role=alert] strong'), 'Applications are closed');
  const where = { autoCloseMs: 2000, position: 'top-center' };
  assert.equal(form.toasts, [{ type: 'error', text: 'Applications are closed', silent: true, ...where }]);
  assert.is(form.field('email').value, VALID_APPLICATION.email);
  assert.is(form.field('file').files?.length, 1);
  await form.close();
});

test('a field that the server refuses is marked', async () => {
  const form = await openCareer();
  const upload = await form.send();
  const message = 'This file is not the PDF that its name says';
  await form.tell(() => upload.answer({ success: false, message, errors: { resume: message } }, 400));
  await form.untilPhase('refused');
  assert.is(form.errorsByField().file, message);
  await form.close();
});

// A browser takes the focus from a disabled button at its next frame, and an answer can be quicker.
test('a field that the server refuses has the focus, also where Submit never lost it', async () => {
  const form = await openCareer();
  await form.shown();
  await form.fillIn();
  await form.choose(resume());
  form.field('submit').focus();
  await form.submit();
  await form.untilPhase('sending');
  assert.is((form.focused() as HTMLInputElement).name, 'submit');
  const message = 'This file is not the PDF that its name says';
  await form.tell(() =>
    form.uploads[0]?.answer({ success: false, message, errors: { resume: message } }, 400),
  );
  await form.untilPhase('refused');
  assert.is((form.focused() as HTMLInputElement).name, 'file');
  await form.close();
});

test('a refusal leaves the focus where a visitor has gone meanwhile', async () => {
  const form = await openCareer({ before: () => document.body.append(document.createElement('button')) });
  const upload = await form.send();
  const elsewhere = document.querySelector('body > button') as HTMLElement;
  elsewhere.focus();
  const message = 'This file is not the PDF that its name says';
  await form.tell(() => upload.answer({ success: false, message, errors: { resume: message } }, 400));
  await form.untilPhase('refused');
  assert.ok(form.focused() === elsewhere);
  await form.close();
});
test.run();
