import type { Browser, BrowserContext, Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { ANSWER_TIMEOUT_MS } from '../../widgets/shared/runtime/post';
import { hasFullBrowser, launchBrowser, launchWithBackForwardCache } from '../support/browser';
import { startDemo } from '../support/demo';
import { waitForForm } from '../support/fixtures';
import { leaveAndReturn } from '../support/leave-and-return';
import { field, phase, submit } from '../support/quote-fields';
import { type Fault, outcomeOf } from './fault';
import { createVisitor, type Visited, type Visitor } from './visitor';

const API = '**/contact_us.php';
/**
 * Number of visitors for each fault, in a short run and in a whole run. Half of the visitors open our page, and half
 * open the partner's page.
 */
const TIMES = { short: 2, whole: 20 };

type BrowserFault = {
  readonly name: string;
  /** Minimum number of failed attempts per visitor, on average. If fewer attempts fail, the fault has not happened. */
  readonly failsAtLeast?: number;
  readonly launch?: typeof launchBrowser;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /**
   * Called after the form has been filled in. Must try to send the form; the attempt may fail. If the fault did not
   * happen to this visitor, resolves to the reason, a text. The run then has one more visitor.
   */
  readonly send: (visitor: Visitor, number: number) => Promise<unknown>;
};

const browsers = new Map<typeof launchBrowser, Promise<Browser>>();

/** Returns the browser that `launch` starts. All faults with the same `launch` share one browser. */
function browserOf(launch: typeof launchBrowser): Promise<Browser> {
  const browser = browsers.get(launch) ?? launch();
  browsers.set(launch, browser);
  return browser;
}

export async function closeBrowsers(): Promise<void> {
  for (const browser of await Promise.all(browsers.values())) await browser.close();
}

const toFault = ({ name, failsAtLeast = 0, launch = launchBrowser, prepare, send }: BrowserFault): Fault => ({
  name,
  failsAtLeast,
  times: TIMES,
  async run(times) {
    const [browser, demo] = await Promise.all([browserOf(launch), startDemo()]);
    try {
      const visits: Visited[] = [];
      /** The reasons why the fault did not happen to some visitors. */
      const spared: string[] = [];
      for (let number = 0; number < times + spared.length; number++) {
        const visitor = await createVisitor({ browser, demo, number, prepare });
        const reason = await send(visitor, number);
        if (typeof reason === 'string') spared.push(reason);
        await visitor.persist();
        visits.push(await visitor.end());
        assert.ok(
          spared.length <= times / 2,
          `The fault did not happen to enough visitors. ${spared.join('\n')}`,
        );
      }
      return outcomeOf({
        sent: visits.map(({ email }) => email),
        retried: visits.reduce((sum, { retried }) => sum + retried, 0),
        acknowledged: visits.filter(({ isThanked }) => isThanked).map(({ email }) => email),
        stored: (await demo.leads()).map(({ email }) => `${email}`),
        untrue: visits.flatMap(({ untrue }) => untrue),
      });
    } finally {
      // Close the contexts that are still open because their visitor failed.
      await Promise.all(browser.contexts().map((context) => context.close()));
      await demo.stop();
    }
  },
});

/** Number of requests of a visit that get the fault's response instead of the server's. */
const FAILED_REQUESTS = 2;

/**
 * Responds to the first `FAILED_REQUESTS` requests of a visitor with `respond`. If `reachesServer` is true, half of
 * these requests first reach the server, which stores the lead.
 */
async function answer(
  { page, requestFailed }: Visitor,
  number: number,
  respond: (route: Route) => Promise<unknown>,
  reachesServer = true,
) {
  let requests = 0;
  await page().route(API, async (route) => {
    const request = requests++;
    if (request >= FAILED_REQUESTS) return route.continue();
    if (reachesServer && request % 2 === number % 2) await route.fetch();
    await respond(route);
    requestFailed();
  });
}

const BAD_ANSWERS: readonly BrowserFault[] = Object.entries({
  'status 500': (route: Route) => route.fulfill({ status: 500, json: { success: false, message: 'Oops' } }),
  'HTML instead of JSON': (route: Route) => route.fulfill({ body: '<b>Fatal error</b> in contact_us.php' }),
  'JSON that is cut short': (route: Route) =>
    route.fulfill({ contentType: 'application/json', body: '{"success":tru' }),
  'connection reset': (route: Route) => route.abort('connectionreset'),
}).map(([name, respond]) => ({
  name,
  failsAtLeast: FAILED_REQUESTS,
  async send(visitor, number) {
    await answer(visitor, number, respond);
    await visitor.press();
  },
}));

const NO_ANSWER: BrowserFault = {
  name: 'no response',
  failsAtLeast: FAILED_REQUESTS,
  prepare: (context) => context.clock.install(),
  async send(visitor, number) {
    await answer(visitor, number, async () => {});
    await visitor.press();
    await phase(visitor.host(), 'sending');
    await visitor.page().clock.fastForward(ANSWER_TIMEOUT_MS);
    await visitor.settle();
    await visitor.press();
    await phase(visitor.host(), 'sending');
    await visitor.page().clock.fastForward(ANSWER_TIMEOUT_MS);
  },
};

const FIREWALL: BrowserFault = {
  name: 'status 403 of a firewall',
  failsAtLeast: FAILED_REQUESTS,
  async send(visitor, number) {
    visitor.meetsFirewall();
    await answer(
      visitor,
      number,
      (route) => route.fulfill({ status: 403, body: '<h1>Forbidden</h1>' }),
      false,
    );
    await visitor.press();
  },
};

const OFFLINE: BrowserFault = {
  name: 'offline, then online',
  failsAtLeast: 1,
  async send(visitor) {
    await visitor.setOffline(true);
    await visitor.press();
    await visitor.settle();
    await visitor.setOffline(false);
  },
};

/**
 * Sends the form, and leaves the page before a response arrives. Half of the requests from our page, and half of the
 * requests from the partner's page, reach the server, which stores the lead. The other requests never reach the server.
 */
async function leaveWhileSending(visitor: Visitor, number: number, leave: () => Promise<unknown>) {
  const requested = new Promise<void>((resolve) => {
    void visitor.page().route(API, async (route) => {
      if ((number + (number >> 1)) % 2 === 0) await route.fetch();
      resolve();
    });
  });
  await visitor.press();
  await requested;
  await leave();
  await visitor.page().unroute(API);
}

const CLOSED: BrowserFault = {
  name: 'tab closed while it sends',
  async send(visitor, number) {
    await leaveWhileSending(visitor, number, visitor.reopen);
    await visitor.fill();
    await visitor.press();
  },
};

const RELOADED: BrowserFault = {
  name: 'page reloaded while it sends',
  // Half of the visitors open our own page, and only these see that their attempt has failed: after the reload, our
  // page shows a message, but a partner's page shows an empty form.
  failsAtLeast: 0.5,
  async send(visitor, number) {
    await leaveWhileSending(visitor, number, () => visitor.page().reload());
    await waitForForm(visitor.host());
    // On our own page, wait for the message that the lead may not have been sent.
    if (visitor.place === 'ours') await visitor.settle();
    await visitor.fill();
    await visitor.press();
  },
};

const RESTORED: BrowserFault = {
  name: `left and restored by Back${hasFullBrowser() ? ' from the cache of the browser' : ''}`,
  failsAtLeast: FAILED_REQUESTS,
  launch: launchWithBackForwardCache,
  async send(visitor, number) {
    await answer(visitor, number, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await visitor.press();
    await visitor.settle();
    const elsewhere = new URL('/healthz', visitor.page().url()).href;
    const { isKept, reasons } = await leaveAndReturn(visitor.page(), elsewhere);
    await waitForForm(visitor.host());
    await visitor.fill();
    await visitor.press();
    if (!isKept && hasFullBrowser()) return `The browser loaded the page again: ${reasons}`;
  },
};

const DOUBLE_CLICK: BrowserFault = {
  name: 'double click',
  send: ({ host }) => submit(host()).dblclick(),
};

const HELD_REPEATS = 30;
const HELD_ENTER: BrowserFault = {
  name: 'held Enter',
  async send({ host, page }) {
    await field(host(), 'email').focus();
    for (let repeat = 0; repeat < HELD_REPEATS; repeat++) await page().keyboard.down('Enter');
    await page().keyboard.up('Enter');
  },
};

const STORAGE: readonly BrowserFault[] = [
  {
    name: 'storage blocked',
    prepare: (context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
      }),
    send: ({ press }) => press(),
  },
  {
    name: 'storage full',
    prepare: (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
    send: ({ press }) => press(),
  },
];

/**
 * Faults of the browser, or between browser and server. `run` causes each fault while a real browser sends the form.
 */
export const BROWSER_FAULTS: readonly Fault[] = [
  ...BAD_ANSWERS,
  NO_ANSWER,
  FIREWALL,
  OFFLINE,
  CLOSED,
  RELOADED,
  RESTORED,
  DOUBLE_CLICK,
  HELD_ENTER,
  ...STORAGE,
].map(toFault);
