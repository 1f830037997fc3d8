import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readChoices } from '../../widgets/embed-builder/choices';
import { WORDPRESS_PLUGIN } from '../../widgets/embed-builder/limits';
import { wordpressShortcode, wordpressSnippet } from '../../widgets/embed-builder/snippet';
import { setUpFixtures, waitForForm } from '../support/fixtures';
import { fill, phase, submit } from '../support/quote-fields';
import { VALID_LEAD } from '../support/valid-lead';
import { logIn, pasteClassic, pasteCode, typeBlock, type Write } from './editors';
import { NO_SCRIPTS_COOKIE, ROLES, type Role, startWordpress } from './start-wordpress';

const PARTNER = 'agent-42';
const fixtures = setUpFixtures(test);
let wordpress: Awaited<ReturnType<typeof startWordpress>>;
test.before(async () => {
  wordpress = await startWordpress();
});
test.after(async () => {
  await wordpress?.stop();
});

const choices = readChoices({ partner: PARTNER, lang: 'hi' });
const shortcode = wordpressShortcode(choices) ?? '';
const snippet = () => wordpressSnippet(choices, { base: `${fixtures.demo.siteUrl}/`, api: '' });

async function openAs(role: Role): Promise<Page> {
  const { page } = await fixtures.open();
  await logIn(page, wordpress.url, role);
  return page;
}

const settingsUrl = () => `${wordpress.url}/wp-admin/options-general.php?page=broker-widgets`;

async function saveSettings(page: Page, address: string, partner: string): Promise<void> {
  await page.goto(settingsUrl());
  await saveSettingsOn(page, address, partner);
}

async function saveSettingsOn(page: Page, address: string, partner: string): Promise<void> {
  await page.getByLabel('Address of the broker’s site').fill(address);
  await page.getByLabel('Partner ID').fill(partner);
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

/**
 * Sends a lead from the form in a post. Checks that the form is centred and as wide as the text of the post, and that
 * the lead credits the partner.
 */
async function sendLead(url: string): Promise<void> {
  const { page, host, console } = await fixtures.open();
  await page.goto(url);
  await waitForForm(host);
  const text = await page.getByRole('heading', { level: 1 }).boundingBox();
  const box = await host.boundingBox();
  assert.ok(text && box);
  const width = page.viewportSize()?.width ?? 0;
  assert.ok(Math.abs(box.x + box.width / 2 - width / 2) < 1, `The form is centred: ${JSON.stringify(box)}`);
  assert.ok(box.width > 500 && box.width < 700, `as wide as the text: ${box.width}`);
  await fill(host, { ...VALID_LEAD, message: url });
  await submit(host).click();
  await phase(host, 'sent');
  const leads = (await fixtures.demo.leads()).filter(({ message }) => message === url);
  assert.equal(
    leads.map(({ partner }) => partner),
    [PARTNER],
  );
  assert.equal(console, []);
}

test('an administrator uploads the plugin, and enters the address and the partner', async () => {
  const page = await openAs('administrator');
  await page.goto(`${wordpress.url}/wp-admin/plugin-install.php?tab=upload`);
  await page.getByLabel('Plugin zip file').setInputFiles(`dist/${WORDPRESS_PLUGIN}`);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await page.getByText('Plugin activated.').waitFor();
  await page.getByRole('row', { name: 'Broker Widgets' }).getByRole('link', { name: 'Settings' }).click();

  await saveSettings(page, `${fixtures.demo.siteUrl}/loader.js`, PARTNER);
  await page.getByText('Settings saved.').waitFor();
  assert.is(await page.getByLabel('Address of the broker’s site').inputValue(), `${fixtures.demo.siteUrl}/`);
});

for (const address of [
  'http://broker.example/',
  'https://broker.example/?a=1',
  'javascript:alert(1)',
  'https://',
])
  test(`${address} is refused as an address, and the one before stays`, async () => {
    const page = await openAs('administrator');
    await page.goto(settingsUrl());
    await page.getByLabel('Address of the broker’s site').evaluate((field: HTMLInputElement) => {
      field.type = 'text';
    });
    await page.getByLabel('Address of the broker’s site').fill(address);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('The address must begin with https://').waitFor();
    assert.is(
      await page.getByLabel('Address of the broker’s site').inputValue(),
      `${fixtures.demo.siteUrl}/`,
    );
  });

test('an administrator who may not publish scripts can change the partner, and not where the loader comes from', async () => {
  const page = await openAs('administrator');
  await page.context().addCookies([{ name: NO_SCRIPTS_COOKIE, value: '1', url: wordpress.url }]);
  await page.goto(settingsUrl());
  const address = page.getByLabel('Address of the broker’s site');
  assert.not(await address.isEditable());
  // Simulate an administrator who removes the `readonly` attribute.
  await address.evaluate((field: HTMLInputElement) => {
    field.readOnly = false;
  });
  await saveSettingsOn(page, 'https://another.example/', PARTNER);
  await page.getByText('Settings saved.').waitFor();
  assert.is(await address.inputValue(), `${fixtures.demo.siteUrl}/`);
  assert.is(await page.getByLabel('Partner ID').inputValue(), PARTNER);
});

type Way = {
  readonly way: string;
  readonly write: Write;
  readonly content: () => string;
  readonly roles: readonly Role[];
};

const WAYS: readonly Way[] = [
  { way: 'the block', write: typeBlock, content: () => '/Quote form', roles: ROLES },
  { way: 'a shortcode in the block editor', write: typeBlock, content: () => shortcode, roles: ROLES },
  { way: 'a shortcode in the classic editor', write: pasteClassic, content: () => shortcode, roles: ROLES },
  {
    way: 'the snippet in the block editor',
    write: pasteCode,
    content: snippet,
    roles: ['administrator', 'editor'],
  },
  {
    way: 'the snippet in the classic editor',
    write: pasteClassic,
    content: snippet,
    roles: ['administrator', 'editor'],
  },
];

for (const { way, write, content, roles } of WAYS)
  for (const role of roles)
    test(`${way}, written by an ${role}, shows the form, whose leads are credited`, async () => {
      const page = await openAs(role);
      await sendLead(await write(page, wordpress.url, `${way} by ${role}`, content()));
    });

test('deleting the plugin leaves nothing behind', async () => {
  const page = await openAs('administrator');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
  const row = page.getByRole('row', { name: 'Broker Widgets' });
  await row.getByRole('link', { name: 'Deactivate' }).click();
  await row.getByRole('link', { name: 'Delete' }).click();
  await page.getByText('Broker Widgets was successfully deleted.').waitFor();
  assert.is(
    await wordpress.query("select option_name from wp_options where option_name like '%broker%'"),
    '',
  );
});

test('PHP logs nothing about the plugin', async () => {
  const log = existsSync(wordpress.logFile) ? await readFile(wordpress.logFile, 'utf8') : '';
  assert.equal(
    log.split('\n').filter((line) => line.includes('broker-widgets')),
    [],
  );
});

test.run();
