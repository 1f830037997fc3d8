/**
 * `send-leads.ts <origin> <connections> <leads>`: sends leads, each with a different mobile number. Prints JSON: how
 * many leads were stored per second, and percentiles of the response times in milliseconds.
 */
import { Agent, request } from 'node:http';
import { QUOTE } from '../../server/temp-site';

const [origin = '', connections = '1', count = '0'] = process.argv.slice(2);
/** Number of leads to send before measuring: Node optimises a function only after it has run many times. */
const WARM_UP = 2000;
const BOUNDARY = '----WebKitFormBoundaryV8xkIDnGm6vQ2BxW';
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
/** Mobile number of the first lead. It depends on the time, so that runs on the same database use different numbers. */
const firstMobile = 6_000_000_000 + (Date.now() % 1_000_000) * 1000;

function formOf(at: number): string {
  const fields = { ...QUOTE, mobile: `${firstMobile + at}` };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/** Returns a different IP address for each lead, because the server limits the number of leads per address. */
const addressOf = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

const send = (at: number) =>
  new Promise<void>((resolve, reject) => {
    const req = request(`${origin}/api/broker/contact_us.php`, {
      method: 'POST',
      agent,
      headers: {
        'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
        'X-Forwarded-For': addressOf(at),
      },
    });
    req.on('error', reject);
    req.on('response', (res) => {
      res.resume();
      res.on('error', reject);
      res.on('end', () =>
        res.statusCode === 200 ? resolve() : reject(new Error(`Lead ${at} got status ${res.statusCode}.`)),
      );
    });
    req.end(formOf(at));
  });

/** Sends leads over all connections. Returns the time that each lead took, shortest first, and the total time. */
async function sendAll(from: number, to: number) {
  const times: number[] = [];
  let next = from;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: Number(connections) }, async () => {
      while (next < to) {
        const sentAt = performance.now();
        await send(next++);
        times.push(performance.now() - sentAt);
      }
    }),
  );
  return { times: times.sort((a, b) => a - b), totalMs: performance.now() - startedAt };
}

await sendAll(0, WARM_UP);
const { times, totalMs } = await sendAll(WARM_UP, WARM_UP + Number(count));
const percentile = (share: number) => times[Math.ceil(times.length * share) - 1];
console.log(
  JSON.stringify({
    perSecond: (times.length / totalMs) * 1000,
    p50: percentile(0.5),
    p99: percentile(0.99),
    max: times.at(-1),
  }),
);
agent.destroy();
