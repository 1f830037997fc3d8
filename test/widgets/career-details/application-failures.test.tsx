import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FORM_COPY } from '../../../widgets/career-details/copy';
import { ANSWERS } from '../../../widgets/contract/answers';
import { RESUME_TOO_LARGE } from '../../../widgets/contract/application-rules';
import { useClock } from '../../support/clock';
import { openCareer, resume, THANKS } from './open-career';

const OK = { success: true, message: THANKS };

test('a 413 that is not JSON shows that the file is too large', async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.simulate(() => upload.respond('<h1>413</h1>', 413));
  await form.untilPhase('refused');
  assert.is(form.text('[role=alert] strong'), RESUME_TOO_LARGE);
  await form.close();
});

test('an application that a firewall rejects is refused with the advice to call', async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.simulate(() => upload.respond('<h1>403 Forbidden</h1>', 403));
  await form.untilPhase('refused');
  assert.is(form.text('[role=alert] strong'), ANSWERS.rejected);
  await form.close();
});

test('a dropped connection shows an error and keeps the values, and Try again sends them', async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.simulate(() => upload.drop());
  await form.untilPhase('failed');
  assert.is(form.text('[role=alert] strong'), FORM_COPY.failed);
  assert.is(form.text('[role=alert] span'), FORM_COPY.kept);
  assert.is(form.field('submit').textContent, FORM_COPY.tryAgain);
  assert.is(form.field('file').files?.length, 1);
  await form.submit();
  await form.simulate(() => form.uploads[1]?.respond(OK));
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
    await form.simulate(() => upload.drop());
    await form.untilPhase('failed');
    await form.fire('online');
    assert.is(form.uploads.length, uploads, `${bytes} bytes`);
    await form.close();
  }
});

test('an upload without progress for 30 seconds is aborted', async () => {
  let clock: ReturnType<typeof useClock> | undefined;
  const form = await openCareer({
    before: () => {
      clock = useClock();
    },
  });
  const upload = await form.send();
  await act(async () => clock?.advance(29_000));
  await form.simulate(() => upload.progress(1, 2));
  await act(async () => clock?.advance(29_000));
  assert.is(form.phase(), 'sending');
  await act(async () => clock?.advance(1_000));
  await form.untilPhase('failed');
  assert.ok(upload.aborted);
  await form.close();
});

test('a listener of broker:submit can cancel the submission', async () => {
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

test('unmounting aborts an upload in progress', async () => {
  const form = await openCareer();
  const upload = await form.send();
  await form.unmount();
  assert.ok(upload.aborted);
  assert.equal(form.logged(), []);
  await form.close();
});

test.run();
