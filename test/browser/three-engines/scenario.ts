import { readFileSync } from 'node:fs';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { SEEN_KEY } from '../../../widgets/contact-popup/limits';
import { normalise, QUOTE_FIELDS, requiredMessage } from '../../../widgets/contract/field-rules';
import { COPY as SLIDES } from '../../../widgets/shared/carousel/slides-copy';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { bundle } from '../../support/bundle';
import { type Demo, startDemo } from '../../support/demo';
import type { Engine, Window } from '../../support/engines/engine';
import { type EngineVisit, visitOf } from '../../support/engines/engine-visit';
import { PLACES, type Place } from '../../support/fixtures';
import { PARTS } from '../../support/parts';
import { pick, STORED_LEAD } from '../../support/quote-fields';
import { PASTED_EMAILS, TYPED_MOBILES } from '../../support/typed-contacts';
import { VALID_LEAD } from '../../support/valid-lead';

const QUOTE = '[data-broker-widget="quote-form"]';
const POPUP = '[data-broker-widget="contact-popup"]';
const SUBMIT = 'button[type=submit]';
const RECEIPT = 'header + div >>> .broker-receipt';

const PHONE = { width: 360, height: 740 };

const PARTNER_OF = { ours: undefined, partner: 'sample-finance-journal' };

/**
 * The error messages that an empty form shows, in the order of its fields. The city's field shows no error, because it
 * is locked until a state is chosen.
 */
const REQUIRED = Object.entries(QUOTE_FIELDS)
  .filter(([name, required]) => required && name !== 'city')
  .map(([name]) => requiredMessage(name));

const THANKS = /^Thank you\..* Your reference number is Q-\d+\.$/;

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Stops the autoplay of the hero, and goes to its first slide. While another slide is in view, the first slide is
 * inert.
 */
async function showFirstSlide(page: EngineVisit) {
  await page.of(`.hero-carousel [aria-label="${SLIDES.pause}"]`, (button) => button.click());
  await page.until('the first slide', async () => {
    const isShown = await page.of('.hero-carousel h2', (heading) => !heading.closest('[inert]'));
    // Click in each attempt until the slide is shown: the carousel ignores clicks while slides move.
    if (!isShown) await page.of(`.hero-carousel [aria-label="${SLIDES.slide(1)}"]`, (dot) => dot.click());
    return isShown;
  });
}

/** Runs axe on the whole page. Returns the rule and the element of each violation. */
async function inspect(page: EngineVisit) {
  await page.run(axe);
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`);
}

async function fillAll(page: EngineVisit, form: string, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await page.fill(`${form} >>> [name=${name}]`, value);
}

const hasPhase = (page: EngineVisit, phase: string) => page.isThere(`${QUOTE} >>> [data-phase=${phase}]`);

const errorsOf = (page: EngineVisit) =>
  page.of(
    QUOTE,
    (host, selector) =>
      [...(host.shadowRoot ?? host).querySelectorAll(selector)].map((error) => error.textContent),
    PARTS.fieldError,
  );

const focusedIn = (page: EngineVisit, host: string) =>
  page.of(host, ({ shadowRoot }) => (shadowRoot ?? document).activeElement?.getAttribute('name') ?? null);

/** True if the bar of actions is visible at the lower edge of the window. */
const isActionBarShown = (page: EngineVisit) =>
  page.of(
    '.actions',
    (bar) =>
      bar.checkVisibility({ visibilityProperty: true }) &&
      Math.round(bar.getBoundingClientRect().bottom) === innerHeight,
  );

/** Returns the ids of the questions and results of Find My Cover that are visible. */
const stepsShown = (page: EngineVisit) =>
  page.of('.finder', ({ children }) =>
    [...children].filter((step) => step.checkVisibility()).map((step) => step.querySelector('h2')?.id),
  );

/**
 * Mounts all widgets, and waits until the page has loaded the files that it requests when idle. If a test left the page
 * earlier, Firefox would report these requests as failed.
 */
async function waitForIdleRequests(page: EngineVisit) {
  await page.until('all widgets', () =>
    page.evaluate(`Promise.all([...document.querySelectorAll('[data-broker-widget]')].map((host) =>
      BrokerWidgets.mount(host))).then(() => true)`),
  );
  await page.until('the files that load later', () =>
    page.evaluate(`['analytics', 'on-demand'].every((file) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/' + file + '-')))`),
  );
}

const labelOf = (page: EngineVisit, field: string) =>
  page.of(field, (control) => (control as HTMLInputElement).labels?.[0]?.textContent?.trim());

/**
 * Defines the tests for an engine. They test the rules of the fields, and the form on the broker's site and on a
 * partner's site, with and without JavaScript. They also test the popup, and a visit on a phone.
 */
export function testEngine(test: Test, start: () => Promise<Engine>) {
  let engine: Engine;
  let demo: Demo;
  const pages: EngineVisit[] = [];
  test.before(async () => {
    engine = await start();
    demo = await startDemo();
  });
  test.after.each(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()));
  });
  test.after(async () => {
    await Promise.all([engine?.close(), demo?.stop()]);
  });

  const urlOf = (place: Place) => `${place === 'ours' ? demo.siteUrl : demo.partnerUrl}/`;

  async function open(url: string, window?: Window) {
    const page = visitOf(await engine.open(window));
    pages.push(page);
    await page.goTo(url);
    return page;
  }

  async function visit(place: Place) {
    const page = await open(urlOf(place));
    await page.of(QUOTE, (host) => host.scrollIntoView({ behavior: 'instant' }));
    await page.isThere(`${QUOTE} >>> form[novalidate]`);
    return page;
  }

  const leadsOf = async (email: string) => (await demo.leads()).filter((row) => row.email === email);

  test('logged and thrown errors of a page are recorded', async () => {
    const page = await open(urlOf('partner'));
    await page.run("setTimeout(() => { console.error('logged'); throw new Error('thrown by the page'); })");
    const messages = await page.until('two messages', async () => {
      const complaints = await page.complaints();
      return complaints.length > 1 ? [...complaints].sort() : undefined;
    });
    assert.match(messages[0] ?? '', /^error: logged/);
    assert.match(messages[1] ?? '', /^thrown: .*thrown by the page/);
  });

  test('mobile numbers and email addresses are sent as in Node', async () => {
    const page = await open(urlOf('partner'));
    const typed: (readonly [name: string, value: string])[] = [
      ...Object.values(TYPED_MOBILES).map((value) => ['mobile', value] as const),
      ...PASTED_EMAILS.map((value) => ['email', value] as const),
    ];
    // The bundle defines `host` (see bundle.ts).
    const sent = await page.evaluate(`(() => {
      ${await bundle('widgets/contract', 'field-rules.ts')}
      return ${JSON.stringify(typed)}.map((field) => host.normalise(...field));
    })()`);
    assert.equal(
      sent,
      typed.map((field) => normalise(...field)),
    );
  });

  for (const place of PLACES) {
    const isOurs = place === 'ours';

    test(`on the page "${place}" the form is ${isOurs ? 'in the page itself' : 'in a shadow root'}, axe finds no violations, every empty required field has a message, the first has the focus, and a lead is stored and confirmed`, async () => {
      const page = await visit(place);
      assert.is(await page.of(QUOTE, ({ shadowRoot }) => !shadowRoot), isOurs);
      if (isOurs) await showFirstSlide(page);
      assert.equal(await inspect(page), []);

      await page.click(`${QUOTE} >>> ${SUBMIT}`);
      await page.isThere(`${QUOTE} >>> ${PARTS.fieldError}`);
      assert.equal(await errorsOf(page), REQUIRED);
      assert.is(await focusedIn(page, QUOTE), 'first_name');
      await page.type(VALID_LEAD.first_name);
      assert.equal(await errorsOf(page), REQUIRED.slice(1));

      const email = `${place}@example.com`;
      await fillAll(page, QUOTE, { ...VALID_LEAD, email });
      await page.click(`${QUOTE} >>> ${SUBMIT}`);
      await hasPhase(page, 'sent');
      const confirmation = `${QUOTE} >>> ${PARTS.thanks}`;
      assert.match((await page.textOf(confirmation)) ?? '', THANKS);
      assert.ok(await page.isShown(confirmation));
      assert.equal(await page.complaints(), []);

      const rows = await leadsOf(email);
      assert.is(rows.length, 1);
      const expected = { ...STORED_LEAD, email, partner: PARTNER_OF[place] };
      assert.equal(pick(rows[0], expected), expected);
    });
  }

  test("without JavaScript the form on the broker's page submits natively, and the lead is stored and confirmed by a page", async () => {
    const page = await open(urlOf('ours'), { javaScript: false });
    const email = 'scriptless@example.com';
    await fillAll(page, QUOTE, { ...VALID_LEAD, email });
    assert.is(await page.of(`${QUOTE} >>> form`, (form) => form.hasAttribute('novalidate')), false);
    await page.click(`${QUOTE} >>> ${SUBMIT}`);
    await page.until('the response', async () => (await page.url()).endsWith('/api/broker/contact_us.php'));
    await page.until('its heading', async () => (await page.textOf('h1')) === 'Thank you');
    const rows = await leadsOf(email);
    assert.is(rows.length, 1);
    assert.equal(pick(rows[0], STORED_LEAD), { ...STORED_LEAD, email });
  });

  test("without JavaScript a partner's page shows its fallback, which links to a form that credits the partner", async () => {
    const page = await open(urlOf('partner'), { javaScript: false });
    assert.is(await page.of(QUOTE, ({ shadowRoot }) => !shadowRoot), true);
    assert.is(await page.textOf(`${QUOTE} a`), 'Get a quote');
    await page.click(`${QUOTE} a`);
    const form = `${urlOf('ours')}embed/quote-form?partner=sample-finance-journal`;
    await page.until('our form', async () => (await page.url()) === form);
    await page.until('its button', () => page.isShown(`${QUOTE} ${SUBMIT}`));
  });

  test('the popup is modal, has the form, closes on Escape, restores the focus and is remembered', async () => {
    const page = await open(`${urlOf('ours')}about-us`);
    await page.of('main a', (link) => link.focus());
    await page.of(POPUP, (host) => {
      host.dataset.delay = '0';
    });
    const dialog = `${POPUP} >>> dialog`;
    await page.isThere(`${dialog}:modal`);
    assert.equal(
      await page.of(`${POPUP} >>> ${PARTS.popupForm}`, ({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('label') ?? [])]
          .filter((label) => label.checkVisibility({ visibilityProperty: true }))
          .map(({ control }) => control?.getAttribute('name')),
      ),
      ['first_name', 'last_name', 'mobile'],
    );
    assert.is(await page.of('main a', (link) => link.matches(':focus')), false);
    await page.press('Escape');
    await page.until('it is closed', () => page.of(dialog, (element) => !element.matches('[open]')));
    assert.is(await page.of('main a', (link) => link.matches(':focus')), true);
    await page.until('the flag', () => page.evaluate("localStorage.getItem('hasSeenPopup')"));
    assert.equal(await page.complaints(), []);
  });

  test('on a phone a visitor searches, finds a cover, and sends the form in Hindi, whose number the next page shows', async () => {
    const page = await open(`${urlOf('ours')}search`, PHONE);
    assert.is(await page.evaluate('innerWidth'), PHONE.width);
    // Keep the popup closed. It opens after two minutes and then covers the page. On a slow machine, this test may take
    // longer than that.
    await page.run(`localStorage.setItem('${SEEN_KEY}', 'true')`);
    await page.until('the bar of actions', () => isActionBarShown(page));
    await page.fill('#q', 'retroactiv');
    await page.until('the field without the bar', async () => !(await isActionBarShown(page)));
    await waitForIdleRequests(page);
    assert.equal(await page.complaints(), []);
    await page.click('#results a[href="/glossary#retroactive-date"]');
    await page.isThere('#retroactive-date:target');
    await waitForIdleRequests(page);

    await page.goTo(`${urlOf('ours')}find-my-cover`);
    assert.equal(await stepsShown(page), ['start']);
    for (const step of ['family', 'family-vehicle', 'family-vehicle-none']) {
      await page.click(`.finder a[href="#${step}"]`);
      await page.until(step, async () => (await stepsShown(page))?.join() === step);
    }
    await page.isThere(`${QUOTE} >>> form[novalidate]`);
    const product = 'Motor Insurance';
    assert.is(await page.typedIn(`${QUOTE} >>> [name=type_of_insurance]`), product);

    const { insurance_type, type_of_insurance, ...typed } = VALID_LEAD;
    const email = 'phone@example.com';
    await fillAll(page, QUOTE, { ...typed, email });
    await page.isThere('[data-form-languages]:enabled');
    await page.click('[data-form-languages] [lang=hi]');
    const { label } = hindi.fields.first_name;
    await page.until(
      'the label in Hindi',
      async () => (await labelOf(page, `${QUOTE} >>> [name=first_name]`)) === label,
    );
    await waitForIdleRequests(page);
    assert.equal(await page.complaints(), []);
    await page.click(`${QUOTE} >>> ${SUBMIT}`);
    await page.until('the home page', async () => (await page.url()) === urlOf('ours'));
    await page.isThere(RECEIPT);
    const [row, ...more] = await leadsOf(email);
    assert.is(more.length, 0);
    const expected = { ...STORED_LEAD, email, type_of_insurance: product };
    assert.equal(pick(row, expected), expected);
    assert.is(await page.textOf(`${RECEIPT} strong`), row?.reference);
  });
}
