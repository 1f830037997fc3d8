import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runReport } from '../../../server/commands/report';
import { callCommand } from '../../server/commands/call-command';
import { startDemo } from '../../support/demo';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const PRODUCT = '/individual/motor-insurance';
const PHONE = { width: 360, height: 740 };

/** Records the events that a page reports to /api/analytics. */
function recordEvents(page: Page) {
  const events: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/analytics') {
      events.push(new URLSearchParams(request.postData() ?? '').get('event') ?? 'view');
    }
  });
  const waitFor = async (event: string, times = 1) => {
    while (events.filter((reported) => reported === event).length < times) await page.waitForEvent('request');
  };
  return { events, waitFor };
}

test('npm run report has the steps from a page, and from the link of a partner, to a sent lead', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'broker-funnel-'));
  try {
    const demo = await startDemo({ dataDir });
    try {
      const { page, host } = await fixtures.open({ viewport: PHONE, reducedMotion: 'reduce' });
      const { waitFor } = recordEvents(page);
      await page.goto(demo.siteUrl + PRODUCT);
      await waitFor('view');
      await page
        .getByRole('navigation', { name: 'Contact us' })
        .getByRole('link', { name: 'Get A Quote' })
        .click();
      await waitForForm(host);
      await waitFor('form_seen');
      // Remove `type="submit"`, as minifiers do because it is the default value.
      const button = host.locator('button[name=submit]');
      await button.evaluate((element) => element.removeAttribute('type'));
      await button.click();
      await waitFor('form_failed');
      await fill(host, VALID_LEAD);
      await button.click();
      await waitFor('form_sent');
      await page.waitForURL(({ pathname }) => pathname === '/');

      // Open a form in a shadow root. This page has prerendered markup, which was made without the option `theme`. With
      // a theme, the page discards this markup, and the widget renders the form in a shadow root.
      await page.goto(`${demo.siteUrl}/embed/quote-form?partner=agent-42&theme=dark`);
      await waitForForm(host);
      await waitFor('form_seen', 2);
      // Wait until the server has counted the last report, because the test then stops the demo.
      const counted = page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/analytics') &&
          !!response.request().postData()?.includes('form_failed'),
      );
      await submit(host).click();
      await counted;
    } finally {
      // Stop the demo: a server stores its counts in the database when it stops.
      await demo.stop();
    }

    const { stdout } = await callCommand(runReport, { DATA_DIR: dataDir }, ['--json']);
    const { pages, partners, fields } = JSON.parse(stdout);
    const [{ views, seen, used, submitted, failed, sent }] = pages;
    assert.equal(
      [pages[0].name, { views, seen, used, submitted, failed, sent }],
      [PRODUCT, { views: 1, seen: 1, used: 1, submitted: 1, failed: 1, sent: 1 }],
    );
    const [partner] = partners;
    assert.equal([partner.name, partner.seen, partner.failed, partner.views], ['agent-42', 1, 1, 0]);
    assert.ok(fields.some((row: object) => 'field' in row && row.field === 'mobile'));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("the form on a partner's own page reports nothing", async () => {
  const { page, host } = await fixtures.open();
  const { events } = recordEvents(page);
  await page.goto(fixtures.urlOf('partner'));
  await waitForForm(host);
  await fill(host, VALID_LEAD);
  await submit(host).click();
  await phase(host, 'sent');
  assert.equal(events, []);
});

test.run();
