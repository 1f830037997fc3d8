import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { FINAL_ANSWER_MS, RETRY_DELAYS_MS } from '../../widgets/shared/forms/submission';
import { ANSWER_TIMEOUT_MS, readReply } from '../../widgets/shared/runtime/post';
import { mobileOf } from '../faults/stack';
import { APPLICATION, pdf, upload } from '../server/api/resumes';
import { multipart, QUOTE } from '../server/temp-site';
import { VISITORS } from './machines';

const LEADS_PER_SECOND = 20;
/** One of every `RESUME_EVERY` leads is an application with a résumé. */
const RESUME_EVERY = 10;
const RESUME_BYTES = 300_000;
/** The visitors request a page and a list once for every `READ_EVERY` leads. */
const READ_EVERY = 4;

type Answer = { readonly status: number; readonly text: string; readonly retryAfterMs: number };

function send(
  localAddress: string | undefined,
  url: string,
  form?: { readonly headers: Record<string, string>; readonly payload: Buffer },
  signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS),
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { localAddress, agent: false, signal, method: form ? 'POST' : 'GET' };
    const headers = { accept: 'application/json', ...form?.headers };
    const req = request(url, { ...options, headers }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part) => parts.push(part));
      res.on('error', reject);
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          retryAfterMs: Number(res.headers['retry-after'] || 'none') * 1000,
        }),
      );
    });
    req.on('error', reject);
    req.end(form?.payload);
  });
}

/** What the visitors have sent and received since `startVisitors` was called. */
export type Seen = {
  sent: number;
  /** The reference number of each acknowledged lead, keyed by the mobile number of the lead. */
  readonly acknowledged: Map<string, string>;
  /** Number of attempts that failed without a final response: the lead was neither accepted nor refused. */
  failed: number;
  /** The responses that refused a lead. After such a response, a form does not try again. */
  readonly final: string[];
  /** Number of leads for which all attempts failed. A form would then stop, and show the button Try again. */
  gaveUp: number;
  longestGapMs: number;
  lastAt: number;
  pagesFailed: number;
  /**
   * Number of failed requests for a list of testimonials. The cluster test expects some: without its database, a server
   * has no lists.
   */
  listsFailed: number;
};

/**
 * Sends leads as the form does, and requests pages and lists, until `stop` is called.
 * @param addresses local addresses from which leads are sent in turn: the server limits the leads from each address
 */
export function startVisitors(origin: string, firstMobile: number, addresses: readonly string[] = VISITORS) {
  const addressOf = (at: number) => addresses[at % addresses.length];
  const seen: Seen = {
    sent: 0,
    acknowledged: new Map(),
    failed: 0,
    final: [],
    gaveUp: 0,
    longestGapMs: 0,
    lastAt: performance.now(),
    pagesFailed: 0,
    listsFailed: 0,
  };
  let isStopped = false;

  function accept(mobile: string, reference: string) {
    const now = performance.now();
    if (!isStopped) seen.longestGapMs = Math.max(seen.longestGapMs, now - seen.lastAt);
    seen.lastAt = now;
    seen.acknowledged.set(mobile, reference);
  }

  /** Sends one lead as the form does: with its delays between retries, and its deadline. */
  async function sendLead(at: number): Promise<void> {
    const mobile = mobileOf(firstMobile + at);
    const isApplication = at % RESUME_EVERY === 0;
    const form = isApplication
      ? await upload({ ...APPLICATION, phone_number: mobile }, { name: 'cv.pdf', bytes: pdf(RESUME_BYTES) })
      : await multipart({ ...QUOTE, mobile });
    const url = `${origin}/api/${isApplication ? 'careers.php' : 'contact_us.php'}`;
    const deadline = Date.now() + FINAL_ANSWER_MS;
    for (let retries = 0; ; retries++) {
      let retryAfterMs = Number.NaN;
      try {
        const limit = AbortSignal.timeout(Math.max(1, Math.min(ANSWER_TIMEOUT_MS, deadline - Date.now())));
        const answer = await send(addressOf(at), url, form, limit);
        const reply = readReply(answer.status, answer.text);
        if (reply?.success === true) return accept(mobile, `${reply.reference}`);
        if (reply) return void seen.final.push(`${answer.status} ${answer.text.slice(0, 200)}`);
        ({ retryAfterMs } = answer);
      } catch {
        // There was no response: try again, as the form does.
      }
      seen.failed++;
      const delay = retryAfterMs || RETRY_DELAYS_MS[retries];
      if (!delay || Date.now() + delay >= deadline) break;
      await wait(delay);
    }
    seen.gaveUp++;
  }

  async function read(at: number): Promise<void> {
    const list = multipart({ action: 'testimonial' });
    const answers = await Promise.allSettled([
      send(addressOf(at), `${origin}/`),
      list.then((form) => send(addressOf(at), `${origin}/api/testimonial.php`, form)),
    ]);
    const [pageFailed, listFailed] = answers.map(
      (answer) => answer.status !== 'fulfilled' || answer.value.status !== 200,
    );
    if (pageFailed) seen.pagesFailed++;
    if (listFailed) seen.listsFailed++;
  }

  const pending = new Set<Promise<void>>();
  const begin = (work: Promise<void>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };
  const timer = setInterval(() => {
    const at = seen.sent++;
    begin(sendLead(at));
    if (at % READ_EVERY === 0) begin(read(at));
  }, 1000 / LEADS_PER_SECOND);

  return {
    seen,
    /** Stops sending. Resolves once each lead has been acknowledged or refused, or has failed for the last time. */
    async stop(): Promise<Seen> {
      clearInterval(timer);
      isStopped = true;
      await Promise.all(pending);
      return seen;
    },
    /** Waits until another lead is accepted. Returns how long that took, in ms. */
    async nextAccepted(timeoutMs: number): Promise<number> {
      const startedAt = performance.now();
      const before = seen.acknowledged.size;
      while (seen.acknowledged.size === before) {
        if (performance.now() - startedAt > timeoutMs)
          throw new Error(`No lead was accepted in ${timeoutMs} ms.`);
        await wait(20);
      }
      return performance.now() - startedAt;
    },
  };
}

export type Visitors = ReturnType<typeof startVisitors>;
