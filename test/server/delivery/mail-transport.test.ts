import { type AddressInfo, createServer } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reasonOf } from '../../../server/delivery/channel';
import { checkMailServer, openMailTransport, transportUrl } from '../../../server/delivery/mail-transport';

const requiresTls = (smtpUrl: string) => new URL(transportUrl(smtpUrl)).searchParams.get('requireTLS');

for (const url of [
  'smtp://me:secret@mail.example',
  'smtp://me:secret@mail.example:587?pool=false',
  'smtp://me:secret@10.0.0.5',
  'smtp://me:secret@localhost.example',
  'smtp://me:secret@[2001:db8::1]:25',
])
  test(`a password goes to ${new URL(url).host} only through TLS`, () => {
    assert.is(requiresTls(url), 'true');
  });

for (const url of [
  'smtp://me:secret@localhost:2525',
  'smtp://me:secret@127.0.0.53',
  'smtp://me:secret@[::1]:25',
  'smtp://mail.example',
  'smtp://me@mail.example',
  'smtps://me:secret@mail.example',
])
  test(`${url} is left to the mail server`, () => {
    assert.is(requiresTls(url), null);
  });

test('an operator can allow a password in clear', () => {
  assert.is(requiresTls('smtp://me:secret@mail.example?requireTLS=false'), 'false');
});

test('a mail server that is busy is not taken for one without encryption', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n');
    socket.once('data', () => socket.end('421 4.7.0 Try again later\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const log: string[] = [];
  const smtpUrl = `smtp://user:pw@127.0.0.1:${port}/?requireTLS=true`;
  try {
    await checkMailServer({ smtpUrl, from: 'leads@broker.example' }, (line) => log.push(line));
    assert.equal(log, []);
  } finally {
    server.close();
  }
});

test('a connection to the mail server that fails is logged with its cause', async () => {
  const transport = openMailTransport({ smtpUrl: 'smtp://127.0.0.1:9', from: 'leads@broker.example' });
  try {
    await transport.send({ id: '1', to: 'one@broker.example', subject: 'x', text: 'x' });
    assert.unreachable();
  } catch (error) {
    assert.is(reasonOf(error), 'ECONNREFUSED');
  } finally {
    transport.close();
  }
});

test.run();
