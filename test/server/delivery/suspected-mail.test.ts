import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sendOnce } from './send-once';

const DESK = 'https://desk.broker.example';
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

test('the mail of a suspected lead says how to approve it, at the desk if there is one', async () => {
  const command = 'npm run leads -- --approve A-73150482';
  const [without] = (await sendOnce({ report: SUSPECTED })).mails;
  assert.match(without?.text ?? '', `If it is genuine: ${command}\n`);
  assert.not.match(without?.text ?? '', 'desk');
  const [{ text = '', html = '' } = {}] = (await sendOnce({ report: SUSPECTED, settings: { deskUrl: DESK } }))
    .mails;
  for (const body of [text, html.replaceAll('&quot;', '"')]) {
    assert.match(body, 'If it is genuine, open it at the desk and press "It is genuine".');
    assert.match(body, `${DESK}/leads/A-73150482`);
    assert.match(body, `Without the desk: ${command}`);
  }
});

test.run();
