import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const OTHER = '99.0.0';

const PLACEHOLDER = '<div data-broker-widget="quote-form"></div>';
const loader = () => `<script src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;

const otherVersion = () => {
  const html = readFileSync('dist/loader.js', 'utf8').replaceAll(version, OTHER);
  assert.match(html, OTHER);
  return { '/loader.js': { html, headers: { 'content-type': 'text/javascript' } } };
};

test('a page with the loader twice has one form, sends one lead and logs nothing', async () => {
  const url = await fixtures.serve(`<!doctype html>${loader()}${PLACEHOLDER}${loader()}`);
  const { page, host, console, posts } = await fixtures.open();
  await page.goto(url);
  await waitForForm(host);
  assert.is(await host.locator('form').count(), 1);
  await fill(host, { ...VALID_LEAD, email: 'two-loaders@example.com' });
  await submit(host).click();
  await phase(host, 'sent');
  assert.is(posts(), 1);
  assert.equal(console, []);
});

test('a second copy of another version hands over to the first, logs a warning, and the page has one form', async () => {
  const url = await fixtures.serve(
    `<!doctype html>${loader()}${PLACEHOLDER}<script src="/loader.js"></script>`,
    {},
    otherVersion(),
  );
  const { page, host, console } = await fixtures.open();
  await page.goto(url);
  await waitForForm(host);
  assert.is(await host.locator('form').count(), 1);
  assert.equal(console, [`warning: broker-widgets: ${OTHER} hands over to ${version}`]);
  assert.is(await page.evaluate('BrokerWidgets.version'), version);
});

test('a placeholder between the first copy and the second, and one after both, are each mounted once', async () => {
  const url = await fixtures.serve(`<!doctype html>${loader()}${PLACEHOLDER}${loader()}${PLACEHOLDER}`);
  const { page, host, console } = await fixtures.open();
  await page.goto(url);
  for (const each of await host.all()) {
    await waitForForm(each);
    assert.is(await each.locator('form').count(), 1);
  }
  assert.is(await host.count(), 2);
  assert.equal(console, []);
});

test('the loader adds one name to the window of its page', async () => {
  const url = await fixtures.serve(`<!doctype html>${PLACEHOLDER}`);
  const { page, host } = await fixtures.open();
  await page.goto(url);
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
  await page.evaluate((src) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.setAttribute('data-broker-loader', '');
    document.head.append(script);
  }, `${fixtures.demo.siteUrl}/loader.js`);
  await waitForForm(host);
  const after = await page.evaluate(() => Object.getOwnPropertyNames(window));
  assert.equal(
    after.filter((name) => !before.includes(name)),
    ['BrokerWidgets'],
  );
});

test('a loader inserted by a script of the page finds its tag by its attribute', async () => {
  const url = await fixtures.serve(`<!doctype html>${PLACEHOLDER}<script>
    const script = document.createElement('script');
    script.src = '${fixtures.demo.siteUrl}/loader.js';
    script.dataset.brokerLoader = '';
    document.head.append(script);
  </script>`);
  const { page, host, console } = await fixtures.open();
  await page.goto(url);
  await waitForForm(host);
  assert.equal(console, []);
});

test('a loader without its tag throws an error that names the tag', async () => {
  const url = await fixtures.serve(
    `<!doctype html>${PLACEHOLDER}<script>${readFileSync('dist/loader.js', 'utf8')}</script>`,
  );
  const { page, console } = await fixtures.open();
  await page.goto(url);
  assert.equal(console, ['thrown: broker-widgets: no script[data-broker-loader] found']);
});

test.run();
