/**
 * `node --import tsx test/server/delivery/receive.ts <file> <HTTP port> <SMTP port>`: receives webhooks and mails, and
 * fails some of them as unreliable servers do. For each lead that it accepts, it appends a line to the file, such as
 * `webhook 12`. Tests end this process with SIGKILL.
 */
import { appendFileSync } from 'node:fs';
import { accept, startMailReceiver, startWebhookReceiver } from './receivers';

const [file = '', httpPort, smtpPort] = process.argv.slice(2);
let count = 0;

const webhook = await startWebhookReceiver(Number(httpPort));
webhook.answer = (res, request) => {
  count++;
  if (count % 7 === 0) return void res.writeHead(500).end();
  if (count % 11 === 0) return void res.destroy();
  appendFileSync(file, `webhook ${/^lead_(\d+)-/.exec(`${request.headers['webhook-id']}`)?.[1]}\n`);
  // The lead is accepted, but the response is lost.
  if (count % 13 === 0) return void res.destroy();
  setTimeout(() => accept(res, request), count % 5 === 0 ? 200 : 0);
};

const mail = await startMailReceiver(
  {
    onRcptTo(_address, _session, done) {
      count++;
      done(count % 7 === 0 ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null);
    },
    onData(stream, _session, done) {
      let content = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        content += part;
      });
      stream.on('end', () => {
        appendFileSync(file, `mail ${/^Message-ID: <lead-(\d+)-/m.exec(content)?.[1]}\n`);
        done();
      });
    },
  },
  Number(smtpPort),
);
console.log(`${webhook.url} ${mail.url}`);
