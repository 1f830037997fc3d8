import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { type setUpFixtures, type Visit, waitForForm } from '../../support/fixtures';
import { fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

export const LINK = 'Get a quote';

/** Returns a placeholder with a fallback that links to the page itself. */
export const placeholder = (attributes = '') =>
  `<div data-broker-widget="quote-form" ${attributes}><a href="#fallback">${LINK}</a></div>`;

/**
 * Returns `submitLead` and `run`. Call `run` instead of `test.run`. `run` adds a last test, which asserts that the
 * database contains each submitted lead once. Then `run` starts all tests.
 */
export function trackLeads(test: Test, fixtures: ReturnType<typeof setUpFixtures>) {
  const sent: string[] = [];
  return {
    /** Asserts that there is one form, submits a lead and waits for the server's confirmation. */
    async submitLead({ host, posts }: Pick<Visit, 'host' | 'posts'>) {
      await waitForForm(host);
      assert.is(await host.locator('form').count(), 1);
      const email = `odd-${sent.length}@example.com`;
      await fill(host, { ...VALID_LEAD, email });
      await submit(host).click();
      await phase(host, 'sent');
      assert.is(posts(), 1);
      sent.push(email);
    },
    run() {
      test('each of these leads is stored once', async () => {
        const stored = (await fixtures.demo.leads()).map(({ email }) => email);
        assert.ok(sent.length);
        assert.equal(stored.sort(), [...sent].sort());
      });
      test.run();
    },
  };
}
