import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { insertOnce, leadReference, type NewLead } from '../../../server/db/leads';
import { openDatabase } from '../../../server/db/open';
import { addPartner } from '../../../server/db/partners';
import type { Schema } from '../../../server/db/schema';
import { readOrCreateKey } from '../../../server/desk/key';
import { readDeskSettings } from '../../../server/desk/settings';
import { type RunningDesk, startDesk } from '../../../server/desk/start-desk';
import { quote } from '../../server/desk/temp-desk';
import { AXE, axeFaults } from '../../support/axe';
import { launchBrowser } from '../../support/browser';
import { IS_FULL } from '../../support/full-run';
import { XSS_CORPUS } from '../../support/xss-corpus';

let folder: string;
let db: Kysely<Schema>;
let desk: RunningDesk;
let browser: Browser;
let address: string;

let stored = 0;
async function store(lead: NewLead): Promise<string> {
  const mobile = `${9_000_000_000 + stored++}`;
  return leadReference(await insertOnce(db, { ...lead, fields: { ...lead.fields, mobile } }, new Date()));
}

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broker-desk-'));
  const env = { DATA_DIR: folder, DESK_PORT: '0' };
  const settings = readDeskSettings(env, true);
  if (!settings) throw new Error('The desk is off.');
  desk = await startDesk(settings, env);
  db = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
  await addPartner(db, { id: 'agent-42', name: 'Rao Travels' }, new Date());
  for (const first_name of ['Meera', 'Ravi', 'Asha'])
    await store(quote({ first_name }, { partner: 'agent-42', language: 'te', notice: 'You may call me.' }));
  address = `${desk.address}?key=${await readOrCreateKey(settings.keyFile)}`;
  browser = await launchBrowser();
});

test.after(async () => {
  await browser?.close();
  await desk?.stop();
  await db?.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the desk with its key, and calls `use` with the page and the faults that have occurred in the page. */
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
    await page.goto(address);
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
    assert.equal(faults, []);
  }));

test('axe finds nothing, and nothing is wider than the screen, on any page', () =>
  withPage({ bypassCSP: true }, async (page, faults) => {
    await page.addInitScript(AXE);
    const reference = await store({
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
    await store(quote({ first_name: 'Zubin' }));
    // Returning to the tab asks at once, otherwise it takes seconds.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('status').filter({ hasText: '1 new lead' }).waitFor();
    assert.match(`${await page.getByRole('listitem').first().textContent()}`, /^Unread: Zubin Rao/);
    assert.match(await page.title(), /^\(1\) Leads/);
    assert.equal(faults, []);
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

test('nothing that strangers write runs, or loads anything', () =>
  withPage({}, async (page, faults) => {
    const references: string[] = [];
    for (const hostile of XSS_CORPUS.filter((_, at) => at % 3 === 0).slice(0, IS_FULL ? 50 : 10)) {
      const text = hostile.replaceAll('\u0000', '');
      const fields = { first_name: text, last_name: text, city: text, state: text, message: text };
      references.push(
        await store(quote({ ...fields, type_of_insurance: text }, { partner: text, notice: text })),
      );
    }
    for (const reference of references)
      await page.goto(`${desk.address}leads/${reference}`, { waitUntil: 'domcontentloaded' });
    await page.goto(desk.address);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    assert.equal(faults, []);
  }));

test.run();
