import { createHash } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { storeApplication } from '../../../server/db/applications';
import { changeState } from '../../../server/db/lead-states';
import { findLeadId, insertOnce, leadReference } from '../../../server/db/leads';
import { addPartner } from '../../../server/db/partners';
import { quote } from '../../server/desk/temp-desk';
import { AXE, axeFaults } from '../../support/axe';
import { launchBrowser } from '../../support/browser';
import { IS_FULL } from '../../support/full-run';
import { type RunningDesk, startRunningDesk } from '../../support/running-desk';
import { XSS_CORPUS } from '../../support/xss-corpus';

let desk: RunningDesk;
let browser: Browser;

test.before(async () => {
  desk = await startRunningDesk();
  await addPartner(desk.db, { id: 'agent-42', name: 'Rao Travels' }, new Date());
  const extra = { partner: 'agent-42', language: 'te', notice: 'You may call me.' };
  for (const first_name of ['Meera', 'Ravi', 'Asha']) await desk.store(quote({ first_name }, extra));
  browser = await launchBrowser();
});

test.after(async () => {
  await browser?.close();
  await desk?.stop();
});

/** Opens the desk with its key, and calls `use` with the page and an array that collects the faults in the page. */
async function withPage(
  options: BrowserContextOptions,
  use: (page: Page, faults: string[]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${error}`));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(desk.address)) faults.push(`loads ${request.url()}`);
  });
  try {
    await page.goto(desk.addressWithKey);
    await use(page, faults);
  } finally {
    await context.close();
  }
}

test('a lead is found, read and marked as called with the keyboard alone, at 360 px', () =>
  withPage({}, async (page, faults) => {
    assert.is(page.url(), desk.address, 'the key has left the address');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('ravi');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Search results' }).waitFor();
    assert.not.match(page.url(), /ravi/i);
    const lead = page.getByRole('link', { name: /^Unread: Ravi/ });
    await lead.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ravi Rao' }).waitFor();
    await page.getByRole('radio', { name: 'New' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Call again on Monday');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Meera');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
    assert.ok(await page.getByRole('radio', { name: 'Called' }).isChecked());
    assert.is(await page.getByRole('textbox', { name: 'Note' }).inputValue(), 'Call again on Monday');
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'Search results' }).waitFor();
    await page.goForward();
    await page.getByRole('link', { name: 'Search results' }).press('Enter');
    await page.getByRole('heading', { name: 'Search results' }).waitFor();
    await page.locator(':focus').filter({ hasText: 'Ravi Rao' }).waitFor();
    assert.equal(faults, []);
  }));

test('after Back, a lead has the status and the note that a colleague has saved since, and Save keeps them', () =>
  withPage({}, async (page) => {
    const reference = await desk.store(
      quote({ first_name: 'Tara', mobile: '9000000009', email: 'tara@example.com' }),
    );
    const id = Number(await findLeadId(desk.db, reference));
    const note = page.getByRole('textbox', { name: 'Note' });
    await page.goto(`${desk.address}leads/${reference}`);
    await note.fill('Half a sentence');
    await page.getByRole('link', { name: 'Partners' }).click();
    await page.getByRole('heading', { name: 'Partners' }).first().waitFor();
    const theirs = { status: 'won', note: 'Policy sold', by: 'Ravi', version: 0 } as const;
    assert.ok(await changeState(desk.db, id, theirs, new Date()));
    await page.goBack();
    await page.getByRole('heading', { name: 'Tara Rao' }).waitFor();
    assert.ok(await page.getByRole('radio', { name: 'Won' }).isChecked());
    assert.is(await note.inputValue(), 'Policy sold');
  }));

test('after Back, a search has only the filters of the list that is shown', () =>
  withPage({}, async (page) => {
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Status').selectOption({ label: 'Won' });
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/status=won/);
    await page.goBack();
    await page.getByRole('searchbox').fill('Meera');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: /Meera/ }).first().waitFor();
    assert.not.match(page.url(), /status/);
  }));

test('axe finds nothing, and nothing is wider than the screen, on any page', () =>
  withPage({ bypassCSP: true }, async (page, faults) => {
    await page.addInitScript(AXE);
    const reference = await desk.store({
      ...quote({ first_name: 'Robot' }),
      suspected: 'The hidden field has a value',
    });
    for (const path of [
      '',
      '?kind=quote&status=new',
      '?city=none',
      `leads/${reference}`,
      'partners',
      'nothing',
    ]) {
      await page.goto(desk.address + path);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(excess <= 0, `${path} at ${width} px: ${excess} px too wide`);
        if (width !== 768)
          assert.equal(await axeFaults(page, 'html', 'color-contrast'), [], `${path} at ${width} px`);
      }
    }
    await page.context().clearCookies();
    await page.goto(desk.address);
    assert.equal(await axeFaults(page, 'html', 'color-contrast'), [], 'the form for the key');
    assert.equal(
      faults.filter((fault) => !/status of (403|404)/.test(fault)),
      [],
    );
  }));

test('a new lead appears and is announced without a reload', () =>
  withPage({}, async (page, faults) => {
    await desk.store(quote({ first_name: 'Zubin' }));
    // The page polls every 10 s, and also when somebody returns to its tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('status').filter({ hasText: '1 new lead' }).waitFor();
    assert.match(`${await page.getByRole('listitem').first().textContent()}`, /^Unread: Zubin Rao/);
    assert.match(await page.title(), /^\(1\) Leads/);
    assert.equal(faults, []);
  }));

test('a new lead moves no other lead on the screen, so that nobody calls the wrong person', () =>
  withPage({ viewport: { width: 360, height: 400 } }, async (page) => {
    const row = page.getByRole('listitem').nth(1);
    await row.scrollIntoViewIfNeeded();
    const name = `${await row.textContent()}`;
    const top = (await row.boundingBox())?.y;
    await desk.store(quote({ first_name: 'Yamini' }));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('listitem').filter({ hasText: 'Yamini' }).waitFor({ state: 'attached' });
    assert.is((await page.getByRole('listitem').filter({ hasText: name }).boundingBox())?.y, top);
  }));

test('leads are read, filtered and saved without scripts', () =>
  withPage({ javaScriptEnabled: false }, async (page) => {
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Partner').selectOption({ label: 'Rao Travels (agent-42)' });
    await page.getByRole('button', { name: 'Show' }).click();
    await page
      .getByRole('link', { name: /Asha Rao/ })
      .first()
      .click();
    await page.getByText('Won').click();
    await page.getByLabel('Your name').fill('Meera');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
  }));

/**
 * Stores a lead with `text` in every text field. Every fifth lead (`at` is 4, 9, 14 and so on) is an application, and
 * all others are quote requests. Also changes the status of a quote request, with `text` as the change's note and
 * author. Returns the lead's reference.
 */
async function storeHostile(text: string, at: number): Promise<string> {
  if (at % 5 === 4) {
    const fields = {
      first_name: text,
      last_name: text,
      mobile: `${8_000_000_000 + at}`,
      email: 'a@b.example',
    };
    const names = {
      job_id: text,
      job_title: text,
      full_name: text,
      linkedin_profile: text,
      resume_name: text,
    };
    const resume = {
      ...names,
      resume_size: 1,
      resume_sha256: createHash('sha256').update('a').digest('hex'),
    };
    const lead = { kind: 'application', fields, extra: { notice: text } } as const;
    const inSameTransaction = storeApplication(resume, async () => Buffer.from('a'));
    return leadReference(await insertOnce(desk.db, lead, new Date(), { inSameTransaction }));
  }
  const fields = { first_name: text, last_name: text, city: text, state: text, message: text };
  const extra = { partner: text, notice: text, utm_campaign: text, consent_version: text };
  const reference = await desk.store(quote({ ...fields, type_of_insurance: text }, extra));
  const id = (await findLeadId(desk.db, reference)) ?? 0;
  await changeState(desk.db, id, { status: 'called', note: text, by: text, version: 0 }, new Date());
  return reference;
}

test('nothing that strangers write runs, or loads anything', () =>
  withPage({}, async (page, faults) => {
    const count = IS_FULL ? 50 : 10;
    const every = Math.floor(XSS_CORPUS.length / count);
    const hostile = XSS_CORPUS.filter((_, at) => at % every === 0).slice(0, count);
    const references: string[] = [];
    for (const [at, text] of hostile.entries())
      references.push(await storeHostile(text.replaceAll('\u0000', ''), at));
    assert.is(new Set(references).size, count);
    for (const reference of references) {
      // `goto` waits until the page has loaded, so any request that the hostile text causes is in `faults` by then.
      const answer = await page.goto(`${desk.address}leads/${reference}`);
      assert.is(answer?.status(), 200, reference);
    }
    await page.goto(desk.address);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    assert.equal(faults, []);
  }));

test.run();
