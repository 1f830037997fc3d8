import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Request = { readonly headers: IncomingMessage['headers']; readonly body: string };

type Answer = (res: ServerResponse, request: Request) => void;

/** Accepts a request: answers with status 204. */
export const accept: Answer = (res) => void res.writeHead(204).end();

/**
 * Starts an HTTP server that collects requests. Tests may replace `answer` at any time to change the server's
 * responses.
 */
export async function startWebhookReceiver(port = 0) {
  const requests: Request[] = [];
  const receiver = { url: '', requests, answer: accept, stop };
  const server = createServer(async (req, res) => {
    const request = { headers: req.headers, body: await text(req) };
    requests.push(request);
    receiver.answer(res, request);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  async function stop() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
  return receiver;
}

export type Mail = {
  readonly to: readonly string[];
  /** The mail's source, without the line breaks that quoted-printable adds. */
  readonly content: string;
  /** The mail's source, unchanged. */
  readonly raw: string;
};

/** Starts an SMTP server that collects mails. `options` change how the server answers. */
export async function startMailReceiver(options: SMTPServerOptions = {}, port = 0) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const raw = await text(stream);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ to, content: raw.replace(/=\r\n/g, ''), raw });
      done();
    },
    ...options,
  });
  // Ignore connection errors: if a client is killed, its connection is reset.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: used } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${used}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
