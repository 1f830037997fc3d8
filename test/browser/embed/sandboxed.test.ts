import type { Frame } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { setUpFixtures } from '../../support/fixtures';
import { IS_FULL } from '../../support/full-run';
import { fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

/** Tokens of the attribute `sandbox`. `allow-popups` doesn't affect the form, so only `npm run test:full` tries it. */
const TOKENS = ['allow-forms', 'allow-scripts', 'allow-same-origin', ...(IS_FULL ? ['allow-popups'] : [])];

/** Every subset of TOKENS, as the value of `sandbox`. */
const SANDBOXES = Array.from({ length: 2 ** TOKENS.length }, (_, choice) =>
  TOKENS.filter((_, at) => choice & (1 << at)).join(' '),
);

const mobileOf = (at: number) => `98765432${at + 10}`;

/**
 * Sends the form in a frame, and waits until the frame shows the result. If the sandbox forbids both scripts and forms,
 * the form can't be sent: then checks the advice in `<noscript>` instead.
 */
async function sendIn(frame: Frame, sandbox: string, mobile: string) {
  const host = frame.locator('[data-broker-widget]');
  const isScripted = sandbox.includes('allow-scripts');
  if (isScripted) await host.locator('form[novalidate]').waitFor();
  await fill(host, { ...VALID_LEAD, mobile });
  await submit(host).click();
  if (isScripted) await phase(host, 'sent');
  else if (sandbox.includes('allow-forms')) await frame.getByRole('heading', { name: 'Thank you' }).waitFor();
  else {
    const advice = host.locator('noscript p');
    const [box, button] = [await advice.boundingBox(), await submit(host).boundingBox()];
    assert.ok(box && button && box.y - button.y < 100, `beside the button: ${JSON.stringify([box, button])}`);
    // Playwright finds no elements by text in <noscript>, so read the whole text.
    const text = (await advice.innerText()).replace(/\s+/g, ' ');
    const address = `${SITE.origin}/embed/quote-form?partner=agent-16`;
    for (const way of [SITE.phone, SITE.mail, address]) assert.ok(text.includes(way), `${way} in ${text}`);
  }
}

test('in a sandboxed frame the form is sent, or says beside the button what to do instead', async () => {
  const { page } = await fixtures.open();
  const frames = SANDBOXES.map(
    (sandbox, at) =>
      `<iframe name="f${at}" sandbox="${sandbox}" width="360" height="1500" src="${fixtures.demo.siteUrl}/embed/quote-form?partner=agent-16"></iframe>`,
  );
  await page.goto(await fixtures.serve(`<!doctype html><title>Partner</title>${frames.join('\n')}`));
  for (const [at, sandbox] of SANDBOXES.entries()) {
    await sendIn(page.frame({ name: `f${at}` }) as Frame, sandbox, mobileOf(at)).catch((error) => {
      throw new Error(`sandbox="${sandbox}": ${error.message}`);
    });
  }
  const leads = (await fixtures.demo.leads()).filter(({ partner }) => partner === 'agent-16');
  const isSent = (sandbox: string) => /scripts|forms/.test(sandbox);
  assert.equal(
    leads.map(({ mobile }) => mobile).sort(),
    SANDBOXES.flatMap((sandbox, at) => (isSent(sandbox) ? [mobileOf(at)] : [])).sort(),
  );
});

test.run();
