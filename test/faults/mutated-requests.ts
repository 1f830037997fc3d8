import { readdir } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as ENDPOINTS from '../../widgets/contract/list-endpoints';
import { SEND_APPLICATION } from '../../widgets/contract/list-endpoints';
import { APPLICATION, pdf, upload } from '../server/api/resumes';
import { ENQUIRY, multipart, QUOTE, withSite } from '../server/temp-site';

/**
 * What became of the mutated requests. A mutated request is a copy of a valid request, with random changes that no
 * browser makes.
 */
export type MutationOutcome = {
  readonly requests: number;
  readonly accepted: number;
  /** Number of requests that got a status from 400 to 499. */
  readonly refused: number;
  /** Number of requests that `sendMutated` itself aborted after half of the body. */
  readonly brokenOff: number;
  /** The requests that got a status of 500 or more, or no response, and the errors that the server reported. */
  readonly failed: readonly string[];
  readonly leftOverFiles: number;
  /** How much the memory of this process grew, in MB. The server runs in this process. */
  readonly memoryGrowthMb: number;
};

const BYTES_PER_MB = 2 ** 20;

type Sent = { method: string; path: string; headers: Record<string, string>; body: Buffer };
type Random = () => number;

const FORM_TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-7',
  'application/json',
  'text/plain',
];
const METHODS = ['POST', 'GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'];
const TEXTS = [
  '\0',
  '\ud800',
  '__proto__',
  "'; drop table leads; --",
  '{{7*7}}',
  '\u202e',
  '9'.repeat(9000),
  '--',
  '\r\n\r\n',
];

/** Returns a valid request for each endpoint, and requests for pages and files. */
async function validRequests(): Promise<Sent[]> {
  const form = async (path: string, fields: Record<string, string>): Promise<Sent> => {
    const { headers, payload } = await multipart(fields);
    return { method: 'POST', path: `/api/motor/${path}`, headers, body: payload };
  };
  const application = await upload(APPLICATION, { name: 'cv.pdf', bytes: pdf(5000) });
  const lists = Object.values(ENDPOINTS).filter((endpoint) => endpoint !== SEND_APPLICATION);
  return [
    await form('contact_us.php', QUOTE),
    await form('contact_us.php', ENQUIRY),
    { ...application, path: application.url, body: application.payload },
    ...(await Promise.all(lists.map(({ path, fixed }) => form(path, { ...fixed, id: '1' })))),
    await form('state.php', {}),
    await form('city.php', { state_id: '1' }),
    ...['/', '/blog-details/1', '/healthz', '/readyz', '/api/motor/images/a.jpg', '/nothing'].map((path) => ({
      method: 'GET',
      path,
      headers: {},
      body: Buffer.alloc(0),
    })),
  ];
}

const whole = (random: Random, below: number) => Math.floor(random() * below);
const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[whole(random, items.length)] as Item;

/** Functions that change a request in place. */
const MUTATIONS: readonly ((sent: Sent, random: Random) => void)[] = [
  (sent, random) => {
    for (let count = whole(random, 8); count >= 0; count--)
      if (sent.body.length > 0) sent.body[whole(random, sent.body.length)] = whole(random, 256);
  },
  (sent, random) => {
    const from = whole(random, sent.body.length);
    sent.body = Buffer.concat([sent.body.subarray(0, from), sent.body.subarray(from + whole(random, 200))]);
  },
  (sent, random) => {
    const at = whole(random, sent.body.length);
    const added = Buffer.from(oneOf(random, TEXTS));
    sent.body = Buffer.concat([sent.body.subarray(0, at), added, sent.body.subarray(at)]);
  },
  (sent) => {
    sent.body = Buffer.concat([sent.body, sent.body]);
  },
  (sent, random) => {
    sent.headers = { ...sent.headers, 'content-type': oneOf(random, FORM_TYPES) };
  },
  (sent, random) => {
    sent.method = oneOf(random, METHODS);
  },
  (sent, random) => {
    const added = encodeURI(
      oneOf(random, ['/../', '//', '?id=', '%00', '%2f', '%E0%A4%A', ';a', '?'.repeat(50)]),
    );
    sent.path = sent.path.slice(0, 1 + whole(random, sent.path.length)) + added;
  },
];

const BREAK_OFF_SHARE = 0.05;

/**
 * Sends a request. If `isBrokenOff`, aborts the request after half of its body. Resolves to the response's status, or
 * to undefined if there is no response.
 */
function send({ method, path, headers, body }: Sent, port: number, isBrokenOff: boolean) {
  return new Promise<number | undefined>((resolve) => {
    const req = request({ port, method, path, headers: { ...headers, 'content-length': body.length } });
    req.on('error', () => resolve(undefined));
    req.on('response', (res) => {
      res.resume();
      res.on('close', () => resolve(res.statusCode));
    });
    if (!isBrokenOff) return req.end(body);
    req.write(body.subarray(0, body.length / 2), () => req.destroy());
  });
}

/** Sends `count` mutated requests, one after another. Each is a copy of a randomly chosen valid request. */
export function sendMutated(count: number, random: Random): Promise<MutationOutcome> {
  let outcome: MutationOutcome | undefined;
  return withSite(
    async ({ site, folder, errors }) => {
      const before = process.env.TMPDIR;
      process.env.TMPDIR = folder;
      const server = createServer(site);
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const { port } = server.address() as AddressInfo;
      const valid = await validRequests();
      const memoryBefore = process.memoryUsage.rss();
      const counts = { accepted: 0, refused: 0, brokenOff: 0 };
      const failed: string[] = [];
      try {
        for (let at = 0; at < count; at++) {
          const sent = { ...oneOf(random, valid) };
          sent.body = Buffer.from(sent.body);
          for (let changes = whole(random, 3); changes >= 0; changes--)
            oneOf(random, MUTATIONS)(sent, random);
          const isBrokenOff = sent.body.length > 0 && random() < BREAK_OFF_SHARE;
          const status = await send(sent, port, isBrokenOff);
          if (isBrokenOff) counts.brokenOff++;
          else if (status === undefined || status >= 500) {
            failed.push(
              `${status} ${sent.method} ${sent.path} ${JSON.stringify(sent.body.toString('latin1', 0, 300))}`,
            );
          } else if (status >= 400) counts.refused++;
          else counts.accepted++;
        }
      } finally {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        if (before === undefined) delete process.env.TMPDIR;
        else process.env.TMPDIR = before;
      }
      const leftOver = (await readdir(folder)).filter((name) => name.startsWith('broker-upload-'));
      outcome = {
        requests: count,
        ...counts,
        failed: [...failed, ...errors.map(String)],
        leftOverFiles: leftOver.length,
        memoryGrowthMb: Math.round((process.memoryUsage.rss() - memoryBefore) / BYTES_PER_MB),
      };
    },
    { leadsPerMinute: 1_000_000 },
  ).then(() => outcome as MutationOutcome);
}
