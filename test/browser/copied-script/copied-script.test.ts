import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { fill, phase, pick, STORED_LEAD, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

/** Paths on the partner's server to which optimisers copy our script: of WordPress, and of others. */
const COPIES = ['/wp-content/cache/optimiser/0a1b2c3d.js', '/assets/quote-form.js'] as const;

/** Opens a partner's page that loads our script `file` from the path `copy` instead of our site. */
async function visit(file: string, copy: string) {
  const url = await fixtures.serve(`<!doctype html><html lang="en"><title>Copied</title>
<div data-broker-widget="quote-form" data-partner="one"><a href="${fixtures.demo.siteUrl}/embed/quote-form?partner=one">Get a quote</a></div>
<script async src="${copy}" data-broker-loader></script></html>`);
  const opened = await fixtures.open();
  await opened.page.route(`**${copy}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(`dist/${file}`, 'utf8') }),
  );
  await opened.page.goto(url);
  return opened;
}

for (const [index, copy] of COPIES.entries())
  test(`a copy of quote-form.js at ${copy} stores its lead at the broker, and shows the thanks`, async () => {
    const { host } = await visit('quote-form.js', copy);
    await waitForForm(host);
    const email = `copied${index}@example.com`;
    await fill(host, { ...VALID_LEAD, email });
    await submit(host).click();
    await phase(host, 'sent');
    const expected = { ...STORED_LEAD, email, partner: 'one' };
    const rows = (await fixtures.demo.leads()).filter((row) => row.email === email);
    assert.is(rows.length, 1);
    assert.equal(pick(rows[0], expected), expected);
  });

test("a copy of loader.js on the partner's server keeps the link to the form", async () => {
  const { page, host } = await visit('loader.js', COPIES[0]);
  await page.waitForEvent('console', (message) => message.text().includes('the fallback stays'));
  assert.ok(await host.getByRole('link', { name: 'Get a quote' }).isVisible());
});

test.run();
