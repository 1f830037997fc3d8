import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useClock } from '../../support/clock';
import { fill } from '../../support/dom';
import { GOOD, openCareer, resume, THANKS } from './open-career';

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
    full_name: 'Asha Rao',
    email: 'asha@example.com',
    phone_number: '9876543210',
    linkedin_profile: 'https://linkedin.example/in/asha',
  });
  assert.equal([(sent as File).name, (sent as File).size], ['My CV.pdf', 2048]);
  await form.close();
});

test('a profile that was left empty is not sent', async () => {
  const form = await openCareer();
  await form.shown();
  await form.fillIn({ ...GOOD, linkdin: ' ' });
  await form.choose(resume());
  await form.submit();
  assert.not('linkedin_profile' in (form.uploads[0]?.fields ?? {}));
  await form.close();
});

test('an empty form has the messages of the specification, and the first field has the focus', async () => {
  const form = await openCareer();
  await form.shown();
  await form.submit();
  assert.equal(
    form.all('.broker-field__error').map(({ id, textContent }) => [id, textContent]),
    [
      ['broker-first_name-error', 'Please Enter First Name'],
      ['broker-last_name-error', 'Please Enter Last Name'],
      ['broker-mobile-error', 'Please Enter Mobile'],
      ['broker-email-error', 'Please Enter Email'],
      ['broker-file-error', 'Please Select File'],
    ],
  );
  assert.is(form.focused(), form.field('first_name'));
  assert.match(form.field('file').getAttribute('aria-describedby') ?? '', /broker-file-error/);
  assert.is(form.uploads.length, 0);
  await act(async () => fill(form.field('first_name'), 'A'));
  assert.not(form.find('#broker-first_name-error'));
  await form.close();
});

test('a chosen file shows its name and size, and can be taken away', async () => {
  const form = await openCareer();
  await form.shown();
  await form.choose(resume('CV of Asha.docx', 1_300_000));
  assert.is(form.text('.career-details__name'), 'CV of Asha.docx');
  assert.is(form.text('.career-details__size'), '1.3 MB');
  await form.click(form.button('Remove the file'));
  assert.is(form.text('.career-details__name'), 'Choose a file');
  assert.is(form.field('file').files?.length, 0);
  assert.is(form.focused(), form.field('file'));
  await form.close();
});

for (const [name, bytes, message] of [
  ['photo.png', 10, /\.pdf, \.doc or \.docx/],
  ['cv.pdf', 5 * 1024 * 1024 + 1, /5 MB/],
  ['cv.pdf', 0, /empty/],
] as const)
  test(`${name} of ${bytes} bytes is refused as soon as it is chosen, and is not sent`, async () => {
    const form = await openCareer();
    await form.shown();
    await form.choose(resume(name, bytes));
    assert.match(form.text('#broker-file-error') ?? '', message);
    await form.fillIn();
    await form.submit();
    assert.match(form.text('#broker-file-error') ?? '', message);
    assert.is(form.focused(), form.field('file'));
    assert.is(form.uploads.length, 0);
    await form.choose(resume());
    assert.not(form.find('#broker-file-error'));
    await form.close();
  });

test('while it is sent, Submit is disabled and a labelled bar tells how far it is', async () => {
  const form = await openCareer();
  const upload = await form.send();
  assert.ok(form.field('submit').disabled);
  const bar = () => form.find<HTMLProgressElement>('progress');
  assert.is(bar().getAttribute('aria-label'), 'Upload of My CV.pdf');
  assert.is(Number(bar().getAttribute('value')), 0);
  await form.tell(() => upload.progress(1024, 4096));
  assert.is(Number(bar().getAttribute('value')), 0.25);
  assert.is(form.text('[role=status]'), 'Sending your application');
  await form.tell(() => upload.progress(4096, 4096));
  assert.is(form.text('[role=status]'), 'Waiting for the answer');
  await form.close();
});

test('a server on another origin is not listened to, and the bar says nothing of how far it is', async () => {
  const form = await openCareer({ url: 'https://partner.example/jobs?job=7' });
  const upload = await form.send();
  assert.not(upload.upload.onprogress);
  assert.not(form.find('progress').hasAttribute('value'));
  await form.close();
});

test('Cancel stops the upload and keeps everything', async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.click(form.button('Cancel'));
  assert.ok(upload.aborted);
  assert.is(form.phase(), 'editing');
  assert.match(form.text('[role=status]') ?? '', /^Sending was cancelled/);
  assert.is(form.field('first_name').value, 'Asha');
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
  for (const name of Object.keys(GOOD)) assert.is(form.field(name).value, '', name);
  assert.is(form.text('.career-details__name'), 'Choose a file');
  assert.equal(form.events, ['broker:submit', 'broker:submitted']);
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
  assert.is(form.text('.broker-form__thanks[role="status"] p'), THANKS);
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
  assert.is(form.field('email').value, GOOD.email);
  assert.is(form.field('file').files?.length, 1);
  await form.close();
});

test('a field that the server refuses is marked', async () => {
  const form = await openCareer();
  const upload = await form.send();
  const message = 'This file is not the PDF that its name says';
  await form.tell(() => upload.answer({ success: false, message, errors: { resume: message } }, 400));
  await form.untilPhase('refused');
  assert.is(form.text('#broker-file-error'), message);
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

test('a 413 that is not JSON says that the file is too large', async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.tell(() => upload.answer('<h1>413</h1>', 413));
  await form.untilPhase('refused');
  assert.match(form.text('[role=alert] strong') ?? '', /5 MB/);
  await form.close();
});

test('a dropped connection is said, everything stays, and Try again sends it', async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.tell(() => upload.drop());
  await form.untilPhase('failed');
  assert.match(form.text('[role=alert] strong') ?? '', /connection was lost/);
  assert.is(form.text('[role=alert] span'), 'Your details and your file are still in the form.');
  assert.is(form.field('submit').textContent, 'Try again');
  assert.is(form.field('file').files?.length, 1);
  await form.submit();
  await form.tell(() => form.uploads[1]?.answer(OK));
  await form.untilPhase('sent');
  await form.close();
});

test('a small file is sent again when the browser is online, a large one is not', async () => {
  for (const [bytes, uploads] of [
    [2048, 2],
    [600 * 1024, 1],
  ] as const) {
    const form = await openCareer();
    const upload = await form.send(resume('cv.pdf', bytes));
    await form.tell(() => upload.drop());
    await form.untilPhase('failed');
    await form.fire('online');
    assert.is(form.uploads.length, uploads, `${bytes} bytes`);
    await form.close();
  }
});

test('an upload that stands still for 30 seconds is given up', async () => {
  let clock: ReturnType<typeof useClock> | undefined;
  const form = await openCareer({
    before: () => {
      clock = useClock();
    },
  });
  const upload = await form.send();
  await act(async () => clock?.advance(29_000));
  await form.tell(() => upload.progress(1, 2));
  await act(async () => clock?.advance(29_000));
  assert.is(form.phase(), 'sending');
  await act(async () => clock?.advance(1_000));
  await form.untilPhase('failed');
  assert.ok(upload.aborted);
  await form.close();
});

test('a listener of broker:submit may stop it', async () => {
  const form = await openCareer({
    before: (host) => host.addEventListener('broker:submit', (event) => event.preventDefault()),
  });
  await form.shown();
  await form.fillIn();
  await form.choose(resume());
  await form.submit();
  assert.is(form.uploads.length, 0);
  await form.close();
});

test('unmounting stops what is under way', async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.unmount();
  assert.ok(upload.aborted);
  assert.equal(form.logged(), []);
  await form.close();
});

test.run();
