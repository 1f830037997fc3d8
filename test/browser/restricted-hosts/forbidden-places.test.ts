import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY as POPUP } from '../../../widgets/contact-popup/copy';
import { setUpFixtures } from '../../support/fixtures';
import { placeholder, trackLeads } from './submit-lead';

const fixtures = setUpFixtures(test);
const { submitLead, run } = trackLeads(test, fixtures);

const page = (body: string) => `<!doctype html><html lang="en"><title>Host</title>${body}
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script></html>`;

/** The ways in which browsers restrict a page's storage. */
const STORAGE: Readonly<Record<string, () => void>> = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  },
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null });
  },
};

/** Shows a toast once the toasts widget is mounted. */
const showToast = (opened: Page) =>
  opened.waitForFunction(
    () =>
      !document.dispatchEvent(
        new CustomEvent('broker:toast', { detail: { type: 'info', text: 'Here' }, cancelable: true }),
      ),
  );

for (const [what, restrictStorage] of Object.entries(STORAGE)) {
  test(`with ${what} storage the form with attribution sends its lead`, async () => {
    const visit = await fixtures.open();
    await visit.page.addInitScript(restrictStorage);
    const url = await fixtures.serve(page(placeholder('data-attribution="first-touch"')));
    const body = visit.page.waitForRequest('**/contact_us.php').then((request) => request.postData() ?? '');
    await visit.page.goto(`${url}?utm_source=news`);
    await submitLead(visit);
    // Without storage, the form still knows the parameters of the current URL.
    assert.match(await body, /name="utm_source"\r\n\r\nnews/);
    assert.equal(visit.console, []);
  });

  test(`with ${what} storage a toast shows, the popup opens and closes, and nothing is thrown`, async () => {
    const visit = await fixtures.open();
    await visit.page.addInitScript(restrictStorage);
    await visit.page.goto(
      await fixtures.serve(
        page(`<div data-broker-widget="toasts" data-when="now"></div>
        <div data-broker-widget="contact-popup" data-when="now" data-delay="0"></div>`),
      ),
    );
    await showToast(visit.page);
    const dialog = visit.page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: POPUP.close }).first().click();
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(visit.console, []);
  });
}

/**
 * Opens a page with the form in a sandboxed frame. The frame has the given permissions. Its origin is opaque, so it
 * sends `Origin: null`.
 */
async function visitSandboxed(permissions: string) {
  const url = await fixtures.serve(
    '<!doctype html><title>Outer</title>',
    {},
    {
      '/inner.html': page(placeholder()),
    },
  );
  const visit = await fixtures.open();
  await visit.page.goto(url);
  await visit.page.evaluate((sandbox) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', sandbox);
    Object.assign(frame, { src: '/inner.html', width: 700, height: 1400 });
    document.body.append(frame);
  }, permissions);
  const host = visit.page.frameLocator('iframe').locator('[data-broker-widget]');
  return { ...visit, host };
}

test('in a sandboxed frame with scripts and forms a lead is sent, with an opaque origin', async () => {
  const visit = await visitSandboxed('allow-scripts allow-forms');
  const origin = visit.page
    .waitForRequest('**/contact_us.php')
    .then((request) => request.headerValue('origin'));
  await submitLead(visit);
  assert.is(await origin, 'null');
  assert.equal(visit.console, []);
});

test('in a sandboxed frame without forms a lead is sent', async () => {
  const visit = await visitSandboxed('allow-scripts');
  await submitLead(visit);
  assert.equal(visit.console, []);
});

test('on a page opened from a file a lead is sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broker-file-'));
  try {
    const path = join(folder, 'page.html');
    await writeFile(path, page(placeholder()));
    const visit = await fixtures.open();
    await visit.page.goto(pathToFileURL(path).href);
    await submitLead(visit);
    assert.equal(visit.console, []);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

run();
