import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_RESUME_BYTES } from '../../../widgets/contract/application-rules';
import { APPLICATION, pdf, upload } from '../api/resumes';
import { until } from '../temp-site';
import { withReceivers } from './delivering';
import { type Sending, sendOnce } from './send-once';

const COMMAND = 'npm run leads -- --resume A-73150482 --out A-73150482.pdf';

const refusal = (reply: string) =>
  Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });

/**
 * Returns options for a mail server, and the list `seen`. The server adds every mail to `seen`, and refuses each mail
 * with an attachment by answering with `reply`.
 */
const refusingAttachments = (
  reply: string,
): { readonly options: SMTPServerOptions; readonly seen: string[] } => {
  const seen: string[] = [];
  return {
    seen,
    options: {
      onData(stream, _session, done) {
        let raw = '';
        stream.setEncoding('utf8').on('data', (part: string) => {
          raw += part;
        });
        stream.on('end', () => {
          seen.push(raw);
          done(raw.includes('Content-Disposition: attachment') ? refusal(reply) : null);
        });
      },
    },
  };
};

test('an application is mailed with its résumé under a file name of ours', async () => {
  const { mails } = await sendOnce();
  const [{ attachments = [], text = '', html = '' } = {}, ...others] = mails;
  assert.equal(others, []);
  assert.equal(
    attachments.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition]),
    [['resume-A-73150482.pdf', 'application/pdf', 'attachment']],
  );
  assert.ok(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(pdf()));
  for (const body of [text, html]) assert.match(body, 'attached as resume-A-73150482.pdf');
});

for (const [state, sending, reason] of [
  ['unless that is set', { settings: { resumes: undefined } }, undefined],
  ['that is suspected', { report: { suspected: 'x' } }, 'the lead may be spam'],
  ['that the scanner could not judge', { report: { resume_scan: 'failed' } }, 'the virus scanner gave no'],
  ['that a scanner has not seen', { settings: { resumes: 'clean' } }, 'it arrived before the virus scanner'],
  ['that is too large', { report: { resume_size: MAX_RESUME_BYTES + 1 } }, 'it is larger than 5 MB'],
] as [string, Sending, string | undefined][])
  test(`the mail of an application has no résumé ${state}, and names the command that exports it`, async () => {
    const { mails } = await sendOnce(sending);
    const [{ attachments = [], text = '' } = {}] = mails;
    assert.equal(attachments, []);
    assert.match(text, COMMAND);
    assert.is(text.includes('The résumé is not attached'), reason !== undefined);
    assert.match(text, reason ?? '');
  });

test('with a desk, the mail of an application without its résumé leads there', async () => {
  const settings = { resumes: 'clean', deskUrl: 'https://desk.broker.example' } as const;
  const [{ text = '' } = {}] = (await sendOnce({ settings })).mails;
  assert.match(text, 'The résumé: open the application at the desk and press "Résumé".\n');
  assert.match(text, 'Open at the desk: https://desk.broker.example/leads/A-73150482\n');
  assert.match(text, `Without the desk: ${COMMAND}\n`);
});

test('behind a scanner, a clean résumé is attached', async () => {
  const { mails } = await sendOnce({ report: { resume_scan: 'clean' }, settings: { resumes: 'clean' } });
  assert.is(mails[0]?.attachments.length, 1);
});

for (const reply of [
  '552 5.3.4 Message size exceeds fixed limit',
  '552 Too much mail data',
  '523 5.7.10 Too large',
  '554 5.7.1 Rejected: it contains a virus',
  '554 Transaction failed',
  '550 5.7.1 This attachment is not allowed',
  '550 Content rejected',
  '571 Spam',
])
  test(`a mail that is refused with ${reply} is sent once more without its résumé, and says so`, async () => {
    const { options, seen } = refusingAttachments(reply);
    const { error } = await sendOnce({ server: options });
    assert.is(error, undefined);
    assert.is(seen.length, 2);
    const { text = '', attachments, messageId } = await PostalMime.parse(seen[1] ?? '');
    assert.equal(attachments, []);
    assert.match(text, `because a mail with it was refused (SMTP ${reply.slice(0, 3)}).\n`);
    assert.match(text, COMMAND);
    assert.is(messageId, '<lead-1-A-73150482@broker.example>');
  });

test('a mail is sent without its résumé if the server refuses its size before it is sent', async () => {
  let mails = 0;
  const { error, mails: accepted } = await sendOnce({
    server: {
      onMailFrom(_address, _session, done) {
        done(mails++ === 0 ? refusal('552 5.3.4 Message too big') : null);
      },
    },
  });
  assert.equal([error, accepted.length, accepted[0]?.attachments], [undefined, 1, []]);
});

for (const reply of ['451 4.7.1 Try again later', '452 4.3.1 Insufficient system storage', '421 Busy'])
  test(`a mail that is deferred with ${reply} is not sent without its résumé at once`, async () => {
    const { options, seen } = refusingAttachments(reply);
    const { error } = await sendOnce({ server: options });
    assert.equal([error, seen.length], [`SMTP ${reply.slice(0, 3)}`, 1]);
  });

test('a mail whose attempts keep failing is also tried without its résumé', async () => {
  const { options, seen } = refusingAttachments('451 4.7.1 Try again later');
  const { error } = await sendOnce({ server: options, failures: 4 });
  assert.equal([error, seen.length], [undefined, 2]);
});

test('only the mailbox that refuses the résumé gets the mail without it', async () => {
  let isFirst = true;
  const { mails, error } = await sendOnce({
    server: {
      onRcptTo({ address }, _session, done) {
        const isRefused = isFirst && address === 'two@broker.example';
        if (isRefused) isFirst = false;
        done(isRefused ? refusal('552 5.2.2 Mailbox full') : null);
      },
    },
  });
  assert.is(error, undefined);
  assert.equal(
    mails.map(({ to, attachments }) => [to, attachments.length]),
    [
      [['one@broker.example'], 1],
      [['two@broker.example'], 0],
    ],
  );
});

test('the résumé of a stored application is attached as it was sent', () =>
  withReceivers(
    { mail: {}, variables: { LEADS_MAIL_RESUME: 'yes' } },
    async ({ mail: { mails } }, { site }) => {
      const bytes = pdf(MAX_RESUME_BYTES);
      await site.send(await upload(APPLICATION, { name: 'cv.pdf', bytes }));
      await until(() => mails.length === 1);
      const { attachments } = await PostalMime.parse(mails[0]?.raw ?? '');
      assert.ok(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(bytes));
    },
  ));

test.run();
