import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundle } from '../support/bundle';
import { setUpFixtures, waitForForm } from '../support/fixtures';
import { fill, phase, submit, thanks } from '../support/quote-fields';
import { VALID_LEAD } from '../support/valid-lead';
import { RECORDERS, SETTINGS, type Settings } from './recorders';
import { startUploads } from './uploads';

type Uploads = Awaited<ReturnType<typeof startUploads>>;

const fixtures = setUpFixtures(test);

const readPackage = (file: string) => readFileSync(join('test/recorders/node_modules', file), 'utf8');

/** Values to type. They consist of words that occur on no page. */
const TYPED = {
  first_name: 'Zebulon',
  last_name: 'Quarterstaff',
  mobile: '9811122233',
  email: 'zebulon@example.com',
  type_of_insurance: 'Yachthull',
  message: 'Teatime',
};
const REFUSAL = 'This one has sent a request already.';
const REFERENCE = /Q-\d{8}/;

/**
 * IDs and texts of elements outside the form. They show that the recorders work: recorders skip the form because of its
 * classes and attributes, and these elements have none of them. With the settings `unmasked`, every recorder must
 * record `text`. A recorder without `masksInputs` must then also record what is typed: `typed`, and `typedInShadow`,
 * which is typed in a shadow root.
 */
const CONTROL = {
  id: 'recorded-paragraph',
  text: 'This is recorded.',
  typed: 'typedbeside',
  typedInShadow: 'typedinshadow',
  lastId: 'recorded-last',
};

let recorderModules: string;
test.before(async () => {
  recorderModules = await bundle('test/recorders', 'modules.js');
});

/** Makes all recorders record the page at the same time, from the event `DOMContentLoaded` on. */
async function startRecording(page: Page, uploads: ReadonlyMap<string, Uploads>, settings: Settings) {
  // Hide that this browser is automated: recorders ignore automated browsers.
  await page.addInitScript('Object.defineProperty(navigator, "webdriver", { value: false });');
  await page.addInitScript(`${recorderModules} window.host = host;`);
  for (const { name, files, start } of RECORDERS) {
    const script = [...files.map(readPackage), start(uploads.get(name)?.url ?? '', settings)].join('\n;');
    // Start recorders only in the top window. Recorders open frames themselves, and would otherwise start again in
    // these frames.
    await page.addInitScript(
      `if (window === top) addEventListener('DOMContentLoaded', () => { ${script} });`,
    );
  }
}

const runInPage = (page: Page, expressions: readonly string[]) =>
  page.evaluate(`Promise.all([${expressions.join()}]).then(() => null)`);

const restartRecorders = (page: Page) =>
  runInPage(
    page,
    RECORDERS.map(({ restart }) => restart).map((restart) => `(async () => { await (${restart}); })()`),
  );

/** Adds the elements of `CONTROL`, and a second quote form, which is in a shadow root as on a partner's page. */
async function addToPage(page: Page) {
  await page.evaluate((control) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p id="${control.id}">${control.text}</p>
      <label>Beside <input></label>
      <div id="unmarked-host"></div>
      <div id="in-shadow-root" data-broker-widget="quote-form"></div>`,
    );
    const root = document.querySelector('#unmarked-host')?.attachShadow({ mode: 'open' });
    root?.append(document.createElement('div'));
    (root?.firstChild as Element).innerHTML = '<label>In a shadow root <input></label>';
  }, CONTROL);
  await page.getByLabel('Beside').fill(CONTROL.typed);
  await page.getByLabel('In a shadow root').fill(CONTROL.typedInShadow);
}

/**
 * Sends each form twice: the first response refuses the lead, the second accepts the lead. Returns the texts that only
 * the visitor should see.
 */
async function sendForms(page: Page): Promise<string[]> {
  const forms = [page.locator('[data-prerendered]'), page.locator('#in-shadow-root')];
  const references: string[] = [];
  for (const form of forms.map((host) => host.and(page.locator('[data-broker-widget="quote-form"]')))) {
    await waitForForm(form);
    await page.route('**/contact_us.php', (route) =>
      route.fulfill({ json: { success: false, message: REFUSAL }, status: 400 }),
    );
    await fill(form, { ...VALID_LEAD, ...TYPED });
    await submit(form).click();
    await phase(form, 'refused');
    await restartRecorders(page);

    await page.unroute('**/contact_us.php');
    await submit(form).click();
    await phase(form, 'sent');
    const [reference] = REFERENCE.exec((await thanks(form).textContent()) ?? '') ?? [];
    assert.ok(reference, 'no reference number is shown');
    references.push(reference);
    await restartRecorders(page);
  }
  return [REFUSAL, 'Your reference number', ...references];
}

/**
 * Maximum number of attempts of `finishRecording`. With their pauses of 250 ms, they take a minute or more: enough on a
 * busy machine.
 */
const MAX_TRIES = 240;

/** Waits until every recorder has uploaded the whole visit. */
async function finishRecording(page: Page, uploads: ReadonlyMap<string, Uploads>) {
  await page.evaluate((id) => {
    document.body.append(Object.assign(document.createElement('p'), { id }));
  }, CONTROL.lastId);
  await restartRecorders(page);
  for (let attempt = 0; ; attempt++) {
    const missing = [...uploads].filter(([, sent]) => !sent.include(CONTROL.lastId)).map(([name]) => name);
    if (missing.length === 0) return;
    assert.ok(attempt < MAX_TRIES, `not recorded to the end by ${missing}`);
    await runInPage(
      page,
      RECORDERS.flatMap(({ flush }) => flush ?? []),
    );
    await page.waitForTimeout(250);
  }
}

/**
 * Returns a message for each text that a recorder must not upload but has uploaded, and for each text that a recorder
 * must upload but has not.
 */
function findingsOf(uploads: ReadonlyMap<string, Uploads>, shown: readonly string[], settings: Settings) {
  return RECORDERS.flatMap(({ name, masksInputs }) => {
    const includes = (text: string) => uploads.get(name)?.include(text);
    const expected = [CONTROL.id];
    if (settings === 'unmasked') expected.push(CONTROL.text);
    if (settings === 'unmasked' && !masksInputs) expected.push(CONTROL.typed, CONTROL.typedInShadow);
    return [
      ...[...Object.values(TYPED), ...shown].filter(includes).map((text) => `${name} has recorded "${text}"`),
      ...expected.filter((text) => !includes(text)).map((text) => `${name} lacks "${text}"`),
    ];
  });
}

for (const settings of SETTINGS) {
  test(`with ${settings} settings no recorder records what is typed in a form or what it answers`, async () => {
    const uploads = new Map<string, Uploads>();
    for (const { name, responses } of RECORDERS) uploads.set(name, await startUploads(responses));
    try {
      // Without `bypassCSP`, the CSP of the broker's page would block the recorders' scripts and requests.
      const { page } = await fixtures.open({ bypassCSP: true });
      await startRecording(page, uploads, settings);
      await page.goto(fixtures.urlOf('ours'));
      await addToPage(page);
      const shown = await sendForms(page);
      await finishRecording(page, uploads);
      assert.equal(findingsOf(uploads, shown, settings), []);
    } finally {
      await Promise.all([...uploads.values()].map((server) => server.close()));
    }
  });
}

test.run();
