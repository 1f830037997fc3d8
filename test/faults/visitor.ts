import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ANSWERS } from '../../widgets/contract/answers';
import { COPY } from '../../widgets/quote-form/copy';
import type { Demo } from '../support/demo';
import { describePage } from '../support/describe-page';
import { PLACES, waitForForm } from '../support/fixtures';
import { field, fill, submit, thanks, valuesOf } from '../support/quote-fields';
import { VALID_LEAD } from '../support/valid-lead';

/** Default timeout of a visitor's actions and waits. Within this time, a form shows whether the lead was sent. */
const TIMEOUT_MS = 70_000;
/**
 * Timeout of a press on the form's button. It is short, because waiting is useless: while the form retries
 * automatically, the button is disabled.
 */
const PRESS_MS = 1000;
/** Maximum number of attempts of a visitor. No fault makes so many attempts fail. */
const MAX_ATTEMPTS = 6;
const SETTLED = ['sent', 'failed', 'refused'].map((name) => `[data-phase="${name}"]`).join();
const THANKS = new RegExp(
  `^${ANSWERS.thanks} ${ANSWERS.reference.replace('{ref}', 'Q-\\d+')}( ${ANSWERS.withheld})?$`,
);

/** What a visitor has done and seen. */
export type Visited = {
  readonly email: string;
  readonly isThanked: boolean;
  /** Number of failed attempts. Includes automatic retries, which the visitor may not see. */
  readonly retried: number;
  /** Untrue messages of the form. For example, `COPY.kept` is untrue if the form has lost values. */
  readonly untrue: readonly string[];
};

type VisitorOptions = {
  readonly browser: Browser;
  readonly demo: Demo;
  /** If the number is even, the visitor opens our home page. If it is odd, the visitor opens the partner's page. */
  readonly number: number;
  /** Called before the page is opened. */
  readonly prepare?: ((context: BrowserContext) => Promise<unknown>) | undefined;
};

/** Opens a page with the quote form in a new browser context, and fills in the form, as a visitor does. */
export async function createVisitor({ browser, demo, number, prepare }: VisitorOptions) {
  const context = await browser.newContext();
  context.setDefaultTimeout(TIMEOUT_MS);
  await prepare?.(context);
  const place = PLACES[number % PLACES.length];
  const email = `visitor-${number}@example.com`;
  const values = { ...VALID_LEAD, email };
  const untrue: string[] = [];
  let page = await context.newPage();
  let isOffline = false;
  let isFirewalled = false;
  let retried = 0;
  let failures = 0;

  const host = () => page.locator('[data-broker-widget="quote-form"]');
  const acceptDialogs = (opened: Page) => opened.on('dialog', (dialog) => void dialog.accept());
  acceptDialogs(page);
  const findLead = async () => (await demo.leads()).find((lead) => lead.email === email);
  const isStored = async () => Boolean(await findLead());

  /** Adds the form's message to `untrue` if the message is not true. */
  async function checkMessage() {
    const said = await host().getByRole('alert').locator('strong').innerText();
    const isTrue =
      // This message is always true: a form that got no response doesn't know whether the lead was stored.
      said.includes('may not have been sent') ||
      (said === COPY.offline && isOffline) ||
      (said === ANSWERS.rejected && isFirewalled && !(await isStored()));
    if (!isTrue) untrue.push(said);
    if ((await host().getByText(COPY.kept).count()) > 0) {
      const { city: _, ...kept } = await valuesOf(host());
      // Don't compare the city. It is chosen in a <select> whose options come from a script, and browsers don't restore
      // such a choice.
      const { city: __, ...typed } = values;
      if (JSON.stringify(kept) !== JSON.stringify(typed)) untrue.push(`${COPY.kept} ${JSON.stringify(kept)}`);
    }
  }

  const visitor = {
    context,
    page: () => page,
    host,
    place,
    isStored,
    async open() {
      await page.goto(`${place === 'ours' ? demo.siteUrl : demo.partnerUrl}/`);
      await waitForForm(host());
    },
    /** Closes the tab, without a confirmation dialog, and opens the page in a new tab. */
    async reopen() {
      await page.close();
      page = await context.newPage();
      acceptDialogs(page);
      await visitor.open();
    },
    async setOffline(offline: boolean) {
      isOffline = offline;
      await context.setOffline(offline);
      await page.waitForFunction((expected) => navigator.onLine === expected, !offline);
    },
    /**
     * Call this before a firewall rejects the lead. From then on, the form may say that a security filter rejected the
     * lead: `checkMessage` accepts this message if the lead is not stored.
     */
    meetsFirewall() {
      isFirewalled = true;
    },
    /** Counts a failed attempt. Call this when a request got the fault's response instead of the server's. */
    requestFailed() {
      failures++;
    },
    fill: () => fill(host(), values),
    /** Presses Submit or Try again, unless the form is being sent or was sent. */
    async press() {
      const button = submit(host());
      if (await button.isEnabled()) await button.click({ timeout: PRESS_MS }).catch(() => {});
    },
    /**
     * Waits for the outcome of an attempt, and checks the form's message. Returns true if the form says that the lead
     * was sent.
     */
    async settle(): Promise<boolean> {
      const settled = host().locator(SETTLED);
      await settled.waitFor();
      if ((await settled.getAttribute('data-phase')) === 'sent') {
        const said = await thanks(host()).innerText();
        const [text, withheld] = THANKS.exec(said) ?? [];
        const lead = await findLead();
        // After two rejections, the form's automatic retry leaves out `message`. The visitor's own retry does not.
        const isTrue =
          text && lead && (withheld ? isFirewalled && !lead.message : lead.message === values.message);
        if (!isTrue) untrue.push(said);
        return true;
      }
      retried++;
      await checkMessage();
      return false;
    },
    /**
     * Presses the button, as a visitor does, until the form says that the lead was sent. If the form has lost its
     * values, fills in the form again. Gives up after `MAX_ATTEMPTS`.
     */
    async persist() {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        if (await visitor.settle()) return;
        if (!(await field(host(), 'city').inputValue())) await visitor.fill();
        await visitor.press();
      }
    },
    async end(): Promise<Visited> {
      const isThanked = (await host().locator('[data-phase="sent"]').count()) > 0;
      await context.close();
      return { email, isThanked, retried: Math.max(retried, failures), untrue };
    },
  };
  try {
    await visitor.open();
    await visitor.fill();
  } catch (problem) {
    throw new Error(`${problem}\n${await describePage(page)}`, { cause: problem });
  }
  return visitor;
}
export type Visitor = Awaited<ReturnType<typeof createVisitor>>;
