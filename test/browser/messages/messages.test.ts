import type { Locator } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAD_FIELDS, QUOTE_FIELDS, requiredMessage } from '../../../widgets/contract/field-rules';
import { STATES } from '../../../widgets/contract/states';
import { COPY } from '../../../widgets/quote-form/copy';
import { PLACES, setUpFixtures } from '../../support/fixtures';
import { errorOf, errors, field, fill, phase, STORED_LEAD, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

/**
 * The error messages of an empty form, keyed by the field's name. The city's field has no message: it is locked until a
 * state is chosen.
 */
const REQUIRED = Object.fromEntries(
  Object.entries(QUOTE_FIELDS).flatMap(([name, required]) =>
    required && name !== 'city' ? [[name, requiredMessage(name)]] : [],
  ),
);

const INVALID = [
  ['email', 'asha', LEAD_FIELDS.email.invalid],
  ['email', 'asha@example', LEAD_FIELDS.email.invalid],
  ['email', 'asha rao@example.com', LEAD_FIELDS.email.invalid],
  ['mobile', '98765 4321', LEAD_FIELDS.mobile.invalid],
  ['mobile', '98765432101', LEAD_FIELDS.mobile.invalid],
  ['mobile', 'ninety-eight', LEAD_FIELDS.mobile.invalid],
] as const;

const hasFocus = (control: Locator) =>
  control.evaluate((node) => (node.getRootNode() as Document | ShadowRoot).activeElement === node);

/**
 * Returns the texts of the elements whose ids are in the control's `aria-describedby`. Searches the control's own
 * document or shadow root for these ids.
 */
const describedBy = (control: Locator) =>
  control.evaluate((node) =>
    (node.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => (node.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent),
  );

const optionsOf = (host: Locator, name: string) => field(host, name).locator('option').allTextContents();

for (const place of PLACES) {
  test(`an empty form on the page "${place}" shows a message at each required field, and sends nothing; editing a field removes its message, and the others stay`, async () => {
    const { host, posts } = await fixtures.visit(place);
    await submit(host).click();
    for (const [name, message] of Object.entries(REQUIRED)) {
      const error = errorOf(host, name);
      assert.is(await error.textContent(), message);
      assert.ok(await error.isVisible(), name);
      assert.is(await field(host, name).getAttribute('aria-invalid'), 'true');
      assert.is((await describedBy(field(host, name))).at(-1), message);
    }
    assert.is(await errorOf(host, 'message').count(), 0);
    assert.ok(await hasFocus(field(host, 'first_name')));
    assert.is(await host.locator('form').getByRole('status').textContent(), COPY.problem);

    let left = Object.keys(REQUIRED).length;
    for (const [name, value] of Object.entries({ ...VALID_LEAD, message: '' })) {
      if (!(name in REQUIRED)) continue;
      await fill(host, { [name]: value });
      await errorOf(host, name).waitFor({ state: 'detached' });
      assert.is(await field(host, name).getAttribute('aria-invalid'), null);
      left -= 1;
      assert.is(await errors(host).count(), left, name);
    }
    assert.is(left, 0);
    assert.is(posts(), 0);
  });

  test(`each invalid value on the page "${place}" has its message and the focus, and nothing is sent`, async () => {
    const { host, posts } = await fixtures.visit(place);
    await fill(host);
    for (const [name, value, message] of INVALID) {
      await fill(host, { [name]: value });
      await submit(host).click();
      assert.is(await errorOf(host, name).textContent(), message, value);
      assert.is(await errors(host).count(), 1);
      assert.ok(await hasFocus(field(host, name)), `${name} has the focus`);
      await fill(host, { [name]: VALID_LEAD[name] });
    }
    assert.is(posts(), 0);
  });

  test(`states and cities on the page "${place}" are sorted, and a new state clears the city`, async () => {
    const { host } = await fixtures.visit(place);
    const [prompt, ...states] = await optionsOf(host, 'state');
    assert.is(prompt, LEAD_FIELDS.state.prompt);
    assert.is(states.length, STATES.length);
    assert.equal(states, [...states].sort());
    assert.ok(await field(host, 'city').isDisabled());
    assert.equal(await optionsOf(host, 'city'), [COPY.stateFirst]);

    await fill(host, { state: 'Telangana', city: 'Hyderabad' });
    const [, ...telangana] = await optionsOf(host, 'city');
    assert.ok(telangana.length > 20);
    assert.equal(telangana, [...telangana].sort());

    await fill(host, { state: VALID_LEAD.state });
    await host.locator('[name=city]:enabled:not([aria-busy])').waitFor();
    assert.is(await field(host, 'city').inputValue(), '');
    assert.ok((await optionsOf(host, 'city')).includes(VALID_LEAD.city));
    assert.not.ok((await optionsOf(host, 'city')).includes('Hyderabad'));
  });

  test(`Submit on the page "${place}" is half transparent and disabled while the lead is being sent`, async () => {
    const { page, host, posts } = await fixtures.visit(place);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/contact_us.php', async (route) => {
      await released;
      await route.continue();
    });
    const email = `held-${place}@example.com`;
    await fill(host, { ...VALID_LEAD, email });
    await submit(host).dblclick();
    await phase(host, 'sending');
    assert.ok(await submit(host).isDisabled());
    assert.ok(await field(host, 'email').isDisabled());
    const style = await submit(host).evaluate(async (button) => {
      await Promise.all(
        button.getAnimations().map((animation) => animation instanceof CSSTransition && animation.finished),
      );
      const { opacity, cursor } = getComputedStyle(button);
      return { opacity, cursor };
    });
    assert.equal(style, { opacity: '0.5', cursor: 'not-allowed' });
    assert.is(await host.locator('form').getByRole('status').textContent(), COPY.sendingRequest);
    assert.is(posts(), 1);

    release();
    await phase(host, 'sent');
    assert.is((await fixtures.demo.leads()).filter((row) => row.email === email).length, 1);
  });

  test(`a refusal on the page "${place}" shows the server's message, keeps the values and can be sent again`, async () => {
    const { page, host, posts } = await fixtures.visit(place);
    const reason = 'We cannot take requests from this number.';
    await page.route(
      '**/contact_us.php',
      (route) => route.fulfill({ json: { success: false, message: reason } }),
      { times: 1 },
    );
    const email = `refused-${place}@example.com`;
    await fill(host, { ...VALID_LEAD, email });
    await submit(host).click();
    await phase(host, 'refused');
    const alert = host.getByRole('alert');
    assert.is(await alert.locator('strong').textContent(), reason);
    assert.ok(await alert.isVisible());
    assert.is(await field(host, 'email').inputValue(), email);
    assert.is(await submit(host).textContent(), COPY.submit);
    assert.ok(await hasFocus(submit(host)));

    await submit(host).click();
    await phase(host, 'sent');
    assert.is(posts(), 2);
    const [row] = (await fixtures.demo.leads()).filter((lead) => lead.email === email);
    assert.is(row?.mobile, STORED_LEAD.mobile);
  });
}

test("a value that only the server rejects shows the server's message", async () => {
  const { host } = await fixtures.visit('partner');
  await fill(host, { ...VALID_LEAD });
  // Set a value that is longer than `maxlength` allows, as a script of the host can: `maxlength` limits only what
  // visitors type.
  await field(host, 'type_of_insurance').evaluate((node) => {
    (node as HTMLInputElement).value = 'x'.repeat(121);
  });
  await submit(host).click();
  await phase(host, 'refused');
  assert.is(
    await host.getByRole('alert').locator('strong').textContent(),
    'type of insurance is too long. Use 120 characters or fewer.',
  );
});

test.run();
