import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sendOnce } from './send-once';

const SUSPECTED = { suspected: 'hidden field filled in' };

test('a reply to the mail of a suspected lead, which quotes the suspicion, does not go to its sender', async () => {
  const { mails } = await sendOnce({ report: SUSPECTED });
  const [{ replyTo, subject = '', text = '' } = {}] = mails;
  assert.is(replyTo, undefined);
  assert.match(subject, /^Suspected: /);
  assert.match(text, 'Reply: asha@example.com\n');
  const [ordinary] = (await sendOnce()).mails;
  assert.is(ordinary?.replyTo?.[0]?.address, 'asha@example.com');
});

test.run();
