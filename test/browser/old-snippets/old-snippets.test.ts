import { readdirSync, readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { layoutShifts } from '../../support/layout-shifts';
import { fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const FOLDER = 'test/fixtures/snippets';
const CHUNKS = '**/widgets/*.js';
const VERSIONS = readdirSync(FOLDER).map((file) => file.replace(/\.html$/, ''));

/** Returns the HTML of a partner's page with the snippet of a released version. */
const pageWith = (version: string, attributes = '') => {
  const snippet = readFileSync(`${FOLDER}/${version}.html`, 'utf8')
    .replaceAll('https://broker.example', fixtures.demo.siteUrl)
    .replace('data-broker-widget', `${attributes} data-broker-widget`);
  return `<!doctype html><html lang="en"><title>Partner</title><meta name="viewport" content="width=device-width">
    <body style="margin:0"><p>Before the form.</p>${snippet}<p>After the form.</p>`;
};

const heightOf = async (host: Locator) => (await host.boundingBox())?.height ?? 0;

for (const version of VERSIONS) {
  test(`the snippet of ${version} mounts the form, and its lead is credited to the partner`, async () => {
    const { page, host } = await fixtures.open();
    await page.goto(await fixtures.serve(pageWith(version)));
    await waitForForm(host);
    const email = `snippet-${version}@example.com`;
    await fill(host, { ...VALID_LEAD, email });
    await submit(host).click();
    await phase(host, 'sent');
    const lead = (await fixtures.demo.leads()).find((row) => row.email === email);
    assert.match(JSON.stringify(lead), 'agent-42');
  });

  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    test(`a form taller than the space reserved by the snippet of ${version} shifts nothing in view, ${width} px wide`, async () => {
      const { page, host } = await fixtures.open({ viewport: { width, height } });
      const chunks = await holdRequests(page, CHUNKS);
      await page.goto(await fixtures.serve(pageWith(version, 'data-consent="required"')));
      await page.evaluate(() => document.fonts.ready);
      const reserved = await heightOf(host);
      await chunks.release();
      await waitForForm(host);
      assert.ok((await heightOf(host)) > reserved, 'the form with a checkbox is taller');
      assert.equal(await layoutShifts(page), []);
    });
}

test.run();
