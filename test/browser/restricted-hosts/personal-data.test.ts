import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { errorOf, fill, phase, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { placeholder } from './submit-lead';

const fixtures = setUpFixtures(test);

/**
 * Values that the test types into the form and then searches for. The page itself must not contain these values. So the
 * state is left out, because the form contains a list of all states. The city is typed instead of chosen, because every
 * city that can be chosen is in the list of cities.
 */
const { state, ...TYPED_TEXTS } = VALID_LEAD;
const SECRET = {
  ...TYPED_TEXTS,
  first_name: 'Qwfirst',
  last_name: 'Qwlast',
  mobile: '9812345670',
  email: 'qwmail@example.com',
  city: 'Qwcity',
  insurance_type: 'Corporate',
  type_of_insurance: 'Qwkind',
  message: 'Qwmessage about my illness',
};
const TYPED = { state, ...SECRET };
const WRONG = { mobile: '98123', email: 'qwwrong@example' } as const;

const SECRETS = [...Object.values(SECRET), ...Object.values(WRONG)];

/** Returns the lines that contain one of the secrets, as typed or as encoded in a URL. */
const findLeaks = (lines: readonly string[]) =>
  lines.filter((line) =>
    SECRETS.some((secret) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
  );

const API = '**/contact_us.php';

for (const attributes of [
  'data-partner="agent-42"',
  'data-lang="te" data-consent="required" data-attribution="first-touch"',
])
  test(`no event, URL, log or storage contains typed values, from the first error to the success: ${attributes}`, async () => {
    const { page, host, console } = await fixtures.open();
    const urls: string[] = [];
    const bodies: string[] = [];
    page.on('request', (request) => {
      urls.push(`${request.url()} ${JSON.stringify(request.headers())}`);
      if (!request.url().endsWith('/contact_us.php')) bodies.push(request.postData() ?? '');
    });
    // Read each value that the page logs. The text of a console message is not enough: if a value is an error or an
    // element, the text doesn't contain all of it.
    page.on('console', async (line) => {
      for (const value of line.args())
        console.push(
          await value
            .evaluate((given) => {
              const { message, stack, outerHTML, cause } = Object(given);
              return [String(given), message, stack, outerHTML, String(cause)].join(' ');
            })
            .catch(() => ''),
        );
    });
    await page.addInitScript(() => {
      const events: string[] = [];
      Object.assign(window, { events });
      const { dispatchEvent } = EventTarget.prototype;
      EventTarget.prototype.dispatchEvent = function (event) {
        if (event instanceof CustomEvent) events.push(`${event.type} ${JSON.stringify(event.detail)}`);
        return dispatchEvent.call(this, event);
      };
    });
    const html = `<!doctype html><html lang="en"><title>Host</title>${placeholder(attributes)}
<div data-broker-widget="toasts" data-when="now"></div>
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;
    await page.goto(`${await fixtures.serve(html)}?utm_source=news`);
    await waitForForm(host);

    const { city, ...others } = TYPED;
    await fill(host, { ...others, ...WRONG });
    await host.locator('[name=city] ~ button').click();
    await fill(host, { city });
    await submit(host).click();
    await errorOf(host, 'mobile').waitFor();
    await fill(host, { mobile: TYPED.mobile, email: TYPED.email });
    for (const box of await host.locator('[name=consent]').all()) await box.check();

    await page.route(API, (route) => route.fulfill({ json: { success: false, message: 'No.' } }));
    await submit(host).click();
    await phase(host, 'refused');
    await page.unroute(API);

    for (const response of [{ status: 500, body: 'Fatal' }, { body: '<b>not JSON</b>' }]) {
      await page.route(API, (route) => route.fulfill(response));
      const responded = page.waitForResponse(API);
      await submit(host).click();
      await responded;
      await phase(host, 'failed');
      await page.unroute(API);
    }
    await page.route(API, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await submit(host).click();
    await failed;
    await phase(host, 'failed');
    await page.unroute(API);

    await submit(host).click();
    await phase(host, 'sent');

    const events = (await page.evaluate('events')) as string[];
    const types = new Set(events.map((line) => line.split(' ')[0]));
    for (const type of ['broker:ready', 'broker:submit', 'broker:failed', 'broker:submitted'])
      assert.ok(types.has(type), type);
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage]
        .map((storage) => JSON.stringify({ ...storage }))
        .concat(document.cookie, location.href, document.title),
    );
    assert.ok(console.length > 3, 'the failures are logged');
    assert.ok(urls.length > 5);
    const found = findLeaks([...events, ...urls, ...bodies, ...console, ...stored]);
    assert.equal(
      found.map((line) => line.slice(0, 300)),
      [],
    );
    // Check `findLeaks` itself: it must find the values in the lead.
    assert.equal(findLeaks([`${JSON.stringify(TYPED)}`]).length, 1);
  });

test.run();
