import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Locator, Route } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAD_FIELDS, type LeadField, QUOTE_FIELDS } from '../../../widgets/contract/field-rules';
import { HIDDEN_FIELD } from '../../../widgets/contract/own-api-fields';
import { COPY } from '../../../widgets/quote-form/copy';
import { MORE_TEXTS } from '../../../widgets/shared/forms/on-demand/more-texts';
import { PLACES, type Place, setUpFixtures, waitForForm } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { errors, field, fill, phase, submit } from '../../support/quote-fields';
import { holdSlowTimers } from '../../support/slow-timers';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Returns the label, element, `type`, `autocomplete`, `inputmode` and `enterkeyhint` that a field must have (WCAG
 * 1.3.1, 1.3.5).
 */
function describe(name: keyof typeof QUOTE_FIELDS): readonly (string | null)[] {
  const { label, control, autocomplete }: LeadField = LEAD_FIELDS[name] as LeadField;
  const token = autocomplete ?? null;
  const text = QUOTE_FIELDS[name] ? label : `${label} ${COPY.optional}`;
  if (control === 'textarea') return [text, control, null, token, null, null];
  if (control === 'checkbox') return [text, 'input', control, token, null, null];
  if (control === 'select' || control === 'city') return [text, 'select', null, token, null, null];
  return [text, 'input', control, token, null, null];
}
const CONTROLS = Object.fromEntries(
  (Object.keys(QUOTE_FIELDS) as (keyof typeof QUOTE_FIELDS)[]).map((name) => [name, describe(name)]),
);

/**
 * Opens the form with CSP turned off, so that axe can run, and holds the form's retry timers, so that no retry changes
 * its state.
 */
async function visit(place: Place, width: number) {
  const opened = await fixtures.open({
    bypassCSP: true,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await holdSlowTimers(opened.page);
  await opened.page.goto(fixtures.urlOf(place));
  await waitForForm(opened.host);
  return opened;
}

type Axe = { run(context: Element, options: RunOptions): Promise<AxeResults> };

/**
 * Runs axe on the placeholder and its shadow root. Returns the rule and element of each violation, and the rules that
 * passed.
 */
const inspect = (host: Locator) =>
  host.evaluate(async (div) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations, passes } = await axe.run(div, { resultTypes: ['violations'] });
    return {
      found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      passed: passes.map(({ id }) => id),
    };
  });

const fitsPlaceholder = (host: Locator) =>
  host.evaluate((div) => {
    const all = [...(div.shadowRoot ?? div).querySelectorAll('*')];
    const { right } = div.getBoundingClientRect();
    return (
      document.documentElement.scrollWidth <= innerWidth &&
      all.every((node) => Math.floor(node.getBoundingClientRect().right) <= right)
    );
  });

const API = '**/contact_us.php';

const WIDTHS = [320, 360, 1440];

// `npm test` checks each width on only one of the pages. `npm run test:full` checks each page at every width.
for (const [part, place] of PLACES.entries())
  for (const width of shareOf(WIDTHS, part, PLACES.length))
    test(`on the page "${place}", ${width} px wide, axe finds no violations in any state of the form, and nothing overflows`, async () => {
      const { page, host } = await visit(place, width);
      await page.evaluate(axe);
      const check = async (state: string, rule: string) => {
        const { found, passed } = await inspect(host);
        assert.equal(found, [], state);
        assert.ok(passed.includes(rule), `${state}: ${passed}`);
        assert.ok(await fitsPlaceholder(host), state);
      };
      await check('empty', 'label');
      await submit(host).click();
      await errors(host).first().waitFor();
      await check('with errors', 'aria-valid-attr-value');

      await page.route(API, (route) => route.abort());
      await fill(host, { ...VALID_LEAD, email: `axe-${place}-${width}@example.com` });
      await submit(host).click();
      await phase(host, 'failed');
      await check('failed', 'color-contrast');

      await page.unroute(API);
      let hold = (_: Route) => {};
      const held = new Promise<Route>((resolve) => {
        hold = resolve;
      });
      await page.route(API, (route) => hold(route));
      await submit(host).click();
      await phase(host, 'sending');
      await check('sending', 'label');
      await (await held).fulfill({ json: { success: false, message: 'This cannot be stored.' } });
      await phase(host, 'refused');
      await check('refused', 'color-contrast');

      await page.unroute(API);
      await submit(host).click();
      await phase(host, 'sent');
      await check('sent', 'button-name');
    });

for (const place of PLACES) {
  test(`on the page "${place}" every field of the form has its label, autofill token, keyboard and Enter key, every control is 24 px high or more, no text in one is below 16 px, and visitors do not see the field for programs`, async () => {
    const { host } = await fixtures.visit(place, { viewport: { width: 360, height: 800 } });
    const hidden = field(host, HIDDEN_FIELD);
    assert.is(await hidden.count(), 1);
    assert.is(await hidden.isVisible(), false);
    assert.is(await host.getByLabel(HIDDEN_FIELD).isVisible(), false);

    const small = await host
      .locator('input:not([type=hidden]), select, textarea, button')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            const isTyped = !control.matches('button, [type=checkbox]');
            const fontSize = Number.parseFloat(getComputedStyle(control).fontSize);
            // Phones zoom in when a field with text smaller than 16 px gets the focus.
            return control.getBoundingClientRect().height < 24 || (isTyped && fontSize < 16);
          })
          .map((control) => control.outerHTML),
      );
    assert.equal(small, []);

    await fill(host, { state: VALID_LEAD.state });
    await host.locator('[name=city]:enabled:not([aria-busy])').waitFor();
    for (const [name, expected] of Object.entries(CONTROLS)) {
      const seen = await field(host, name).evaluate((node) => [
        (node as HTMLInputElement).labels?.[0]?.textContent?.trim(),
        node.localName,
        ...['type', 'autocomplete', 'inputmode', 'enterkeyhint'].map((attribute) =>
          node.getAttribute(attribute),
        ),
      ]);
      assert.equal(seen, expected, name);
    }
  });

  test(`Tab moves through the form on the page "${place}" in order, and Enter submits it`, async () => {
    const { page, host } = await fixtures.visit(place);
    const email = `keyboard-${place}@example.com`;
    await fill(host, { ...VALID_LEAD, email });
    await field(host, 'first_name').focus();
    const focusOrder: (string | null)[] = [];
    const names = Object.keys(VALID_LEAD);
    const questions = place === 'ours' ? [MORE_TEXTS.more] : [];
    // Besides the fields and the questions, there are 3 Tab stops: the button below the city, Submit and the link to
    // the policies.
    for (let step = 0; step < names.length + questions.length + 3; step++) {
      const focused = host.locator(':focus').last();
      focusOrder.push((await focused.getAttribute('name')) ?? (await focused.textContent()));
      await page.keyboard.press('Tab');
    }
    const afterCity = names.indexOf('city') + 1;
    assert.equal(focusOrder, [
      ...names.slice(0, afterCity),
      COPY.cityNotListed,
      ...names.slice(afterCity),
      ...questions,
      'submit',
      COPY.howWeUse,
    ]);
    await field(host, 'type_of_insurance').focus();
    await page.keyboard.press('Enter');
    await phase(host, 'sent');
    assert.is((await fixtures.demo.leads()).filter((row) => row.email === email).length, 1);
  });

  test(`nothing moves in the form on the page "${place}" with reduced motion`, async () => {
    const { page, host } = await fixtures.visit(place, { reducedMotion: 'reduce' });
    await page.route(API, () => {});
    await fill(host);
    await submit(host).click();
    await phase(host, 'sending');
    const moving = await host.locator('[data-phase], [data-phase] *').evaluateAll((nodes) =>
      nodes.flatMap((node) =>
        [undefined, '::before', '::after']
          .map((part) => getComputedStyle(node, part))
          .filter(
            ({ transitionDuration, animationName }) =>
              transitionDuration !== '0s' || animationName !== 'none',
          )
          .map(() => node.outerHTML),
      ),
    );
    assert.equal(moving, []);
  });
}

test.run();
