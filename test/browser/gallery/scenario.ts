import { readFileSync } from 'node:fs';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { documentedWidgets } from '../../../demo/gallery/documented-widgets';
import { type Demo, startDemo } from '../../support/demo';
import type { Engine, Window } from '../../support/engines/engine';
import { type EngineVisit, visitOf } from '../../support/engines/engine-visit';
import { PARTS } from '../../support/parts';
import { VALID_LEAD } from '../../support/valid-lead';

const QUOTE = '[data-broker-widget="quote-form"]';
const SUBMIT = 'button[type=submit]';

/** Query strings with which the tests open a widget's page. For the quote form's page, they are `FORM_STATES`. */
const STATES = ['', '?dir=rtl'];
const FORM_STATES = ['?data-lang=en', '?scheme=dark', '?dir=rtl', '?data-lang=hi', '?data-lang=te'];

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const widgets = await documentedWidgets();

/** Defines the tests of the partner site's gallery of widgets, to run in one browser engine. */
export function testGallery(test: Test, start: () => Promise<Engine>) {
  let engine: Engine;
  let demo: Demo;
  const pages: EngineVisit[] = [];
  test.before(async () => {
    engine = await start();
    demo = await startDemo();
  });
  test.after.each(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()));
  });
  test.after(async () => {
    await Promise.all([engine?.close(), demo?.stop()]);
  });

  const urlOf = (path: string) => `${demo.partnerUrl}/gallery${path}`;

  /** Opens a page of the gallery in a new window. */
  async function open(path: string, window?: Window) {
    const page = visitOf(await engine.open(window));
    pages.push(page);
    await page.goTo(urlOf(path));
    return page;
  }

  const events = (page: EngineVisit) =>
    page.of('#events', (list) => [...list.children].map(({ textContent }) => textContent ?? ''));
  const hasEvent = (page: EngineVisit, event: RegExp, count = 1) =>
    page.until(`${event}`, async () => {
      const found = (await events(page))?.filter((text) => event.test(text));
      return found?.[count - 1];
    });
  /**
   * Waits until the widget's list has loaded. Without this, a test could leave the page while a file is downloading,
   * and Firefox would then give the next page an empty file.
   */
  const listIsLoaded = (page: EngineVisit) =>
    page.until('the list is loaded', () =>
      page.of(
        '[data-broker-widget]',
        (host, loading) => !(host.shadowRoot ?? host).querySelector(loading),
        PARTS.loadingList,
      ),
    );
  const choose = (page: EngineVisit, name: string, value: string) =>
    page.of(
      `#options [name="${name}"]`,
      (field, text) => {
        (field as HTMLSelectElement).value = text;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      value,
    );

  for (const { name } of widgets)
    test(`${name} mounts in every state, without an error and within the window`, async () => {
      const [first = '', ...others] = name === 'quote-form' ? FORM_STATES : STATES;
      // Use one window for all states: opening a window takes longer than loading a page into it.
      const page = await open(`/${name}${first}`, { width: 414, height: 740 });
      for (const state of [first, ...others]) {
        if (state !== first) await page.goTo(urlOf(`/${name}${state}`));
        await hasEvent(page, /^broker:ready/);
        await listIsLoaded(page);
        assert.equal(await page.complaints(), [], state);
        const overflow = await page.of('html', (root) => root.scrollWidth - window.innerWidth);
        assert.ok((overflow ?? 0) <= 0, `${state}: ${overflow} px wider than the window`);
      }
    });

  test('options apply while they are changed; the snippet and the address have them', async () => {
    const page = await open('/quote-form');
    await hasEvent(page, /^broker:ready/);
    await choose(page, 'data-lang', 'hi');
    await page.until('the snippet', async () => /data-lang="hi"/.test((await page.textOf('#snippet')) ?? ''));
    assert.match(await page.url(), 'data-lang=hi');
    await page.until('Hindi', () =>
      page.of(QUOTE, ({ shadowRoot }) => shadowRoot?.querySelector('[lang=hi]')),
    );
    assert.is((await events(page))?.length, 1, 'it has mounted once');
    await choose(page, 'dir', 'rtl');
    await hasEvent(page, /^broker:ready/, 2);
    assert.equal(await page.complaints(), []);
  });

  test('a lead shows its events, with its reference', async () => {
    const page = await open('/quote-form?data-lang=en&data-consent=');
    await page.isThere(`${QUOTE} >>> form[novalidate]`);
    for (const [name, value] of Object.entries(VALID_LEAD))
      await page.fill(`${QUOTE} >>> [name=${name}]`, value);
    await page.click(`${QUOTE} >>> ${SUBMIT}`);
    await hasEvent(page, /^broker:submit /);
    await hasEvent(page, /^broker:submitted .*"reference":"Q-\d+"/);
    assert.is((await demo.leads()).at(-1)?.partner, 'agent-42');
  });

  test('axe finds no violation on the list of widgets, nor around a widget', async () => {
    const page = await open('');
    for (const path of ['', '/quote-form']) {
      if (path) await page.goTo(urlOf(path));
      if (path) await hasEvent(page, /^broker:ready/);
      await page.run(axe);
      assert.equal(
        await page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
          violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`),
        [],
      );
    }
  });
}
