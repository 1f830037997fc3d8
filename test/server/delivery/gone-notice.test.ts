import PostalMime from 'postal-mime';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createGoneNotice } from '../../../server/delivery/gone-notice';
import { startMailReceiver } from './receivers';

const LEAD = {
  id: 1,
  reference: 'Q-10000001',
  kind: 'quote',
  received_at: '2026-11-23T12:00:00.000Z',
} as const;

/** Mails a notice about `count` refused leads, of which it knows the `latest`. Returns the mail. */
async function notify(latest: string[], count: number) {
  const { url, mails, stop } = await startMailReceiver();
  const notice = createGoneNotice({ smtpUrl: url, from: 'site@broker.example', to: 'leads@broker.example' });
  try {
    const listGone = async () => ({ latest, count });
    await notice.send(LEAD, new AbortController().signal, { failures: 0, listGone });
    return await PostalMime.parse(mails[0]?.raw ?? '');
  } finally {
    notice.close();
    await stop();
  }
}

test('a notice about more leads than it names says how many there are', async () => {
  const { subject, text = '' } = await notify(['Q-10000080', 'Q-10000079'], 80);
  assert.is(subject, 'The webhook has refused 80 leads for good');
  assert.match(text, 'for 80 leads, so');
  assert.match(text, 'The latest 2:\nQ-10000080\nQ-10000079\n');
});

test('a notice that names all leads has only their references', async () => {
  const { subject, text = '' } = await notify(['Q-10000001'], 1);
  assert.is(subject, 'The webhook has refused 1 lead for good');
  assert.match(text, '\n\nQ-10000001\n');
  assert.not.match(text, 'The latest');
});

test.run();
