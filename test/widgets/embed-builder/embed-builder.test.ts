import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/embed-builder/copy';
import { WIDTHS } from '../../../widgets/embed-builder/limits';
import { fill } from '../../support/dom';
import { waitUntil } from '../../support/flush';
import { isPreact } from '../open-placeholder';
import { BASE, BUILT, FALLBACK, openBuilder, PRERENDERED } from './open-builder';

for (const [way, markup] of Object.entries({ 'in a shadow root': FALLBACK, prerendered: PRERENDERED })) {
  test(`${way}, the plain snippet stands there, with the addresses of the loader that mounted it`, async () => {
    const page = await openBuilder(markup);
    assert.match(page.code(), `src="${BASE}loader.js" data-broker-loader`);
    assert.match(page.code(), `href="${BASE}embed/quote-form"`);
    assert.equal(page.selected(), [COPY.tabs.script]);
    assert.equal([page.faults(), page.warnings], [[], []]);
    await page.close();
  });

  test(`${way}, the snippet follows what is chosen, and a widget has only its own fields`, async () => {
    const page = await openBuilder(markup);
    await page.choose('partner', 'agent-42');
    await page.choose('lang', 'te');
    await page.choose('accent', '#1d4ed8');
    assert.match(page.code(), 'data-partner="agent-42" data-lang="te" style="--broker-accent:#1d4ed8"');
    await page.choose('widget', 'blog-list');
    assert.equal([page.field('partner'), page.field('lang')], [null, null]);
    assert.not.match(page.code(), 'partner');
    await page.choose('widget', 'quote-form');
    assert.match(page.code(), 'data-partner="agent-42"', 'what was chosen before is kept');
    await page.close();
  });
}

test('prerendered, the fields are taken over with what was typed before', async () => {
  const page = await openBuilder(PRERENDERED, {
    before: (host) => {
      (host.querySelector('[name=partner]') as HTMLInputElement).value = 'early';
      assert.is(host.querySelectorAll('iframe').length, 0);
      assert.match(host.querySelector('textarea')?.value ?? '', 'https://broker.example/loader.js');
    },
  });
  assert.match(page.code(), 'data-partner="early"');
  if (isPreact) assert.is(page.atOnce.match(/<textarea/g)?.length, 1);
  await page.close();
});

test('tabs are gone through by arrows, Home and End, round the ends', async () => {
  const page = await openBuilder();
  page.tab(COPY.tabs.script).focus();
  for (const [key, name] of [
    ['ArrowRight', COPY.tabs.iframe],
    ['ArrowLeft', COPY.tabs.script],
    ['ArrowLeft', COPY.tabs.integrity],
    ['ArrowRight', COPY.tabs.script],
    ['End', COPY.tabs.integrity],
    ['Home', COPY.tabs.script],
  ] as const) {
    assert.ok(await page.press(key), key);
    assert.equal(page.selected(), [name], key);
    assert.is(page.focused(), page.tab(name), key);
    assert.equal(
      page.all('[role=tab]').map(({ tabIndex }) => tabIndex),
      page.all('[role=tab]').map((each) => (each === page.tab(name) ? 0 : -1)),
    );
    assert.is(page.find('[role=tabpanel]').getAttribute('aria-labelledby'), page.tab(name).id);
  }
  assert.not(await page.press('ArrowRight', { altKey: true }));
  await page.close();
});

test('each tab shows its kind, and says where there is none', async () => {
  const page = await openBuilder();
  const show = async (name: string) => {
    await page.click(page.tab(name));
    return page.code();
  };
  assert.match(await show(COPY.tabs.iframe), `<iframe src="${BASE}embed/quote-form"`);
  assert.match(await show(COPY.tabs.react), "from 'broker-widgets/react'");
  assert.match(await show(COPY.tabs.wordpress), '<!-- wp:html -->');
  assert.match(await show(COPY.tabs.policy), 'connect-src https://cdn.example https://api.example');
  assert.is(await show(COPY.tabs.integrity), undefined);
  assert.match(page.find('[role=tabpanel]').textContent ?? '', COPY.noPinned);
  await page.choose('widget', 'toasts');
  assert.is(await show(COPY.tabs.iframe), undefined);
  await page.close();
});

test('only files that the build names can be chosen', async () => {
  const without = await openBuilder();
  await waitUntil('no choice of files', () => !without.field('loading'));
  await without.close();
  const page = await openBuilder(FALLBACK, { built: BUILT });
  await waitUntil('the choice of files', () => page.field('loading'));
  assert.equal(page.valuesOf('loading'), ['loader', 'pinned', 'single']);
  await page.choose('loading', 'pinned');
  await waitUntil('the checksum', () => page.code()?.includes(`integrity="${BUILT.pinned.integrity}"`));
  await page.click(page.tab(COPY.tabs.react));
  assert.match(page.code(), `npm install ./broker-widgets-${BUILT.version}.tgz`);
  assert.match(page.code(), `integrity: '${BUILT.pinned.integrity}'`);
  await page.choose('widget', 'contact-form');
  assert.equal(page.valuesOf('loading'), ['loader', 'pinned']);
  await page.close();
  const wrong = await openBuilder(FALLBACK, {
    built: { pinned: { file: '"><script>.js', integrity: BUILT.pinned.integrity }, single: { file: 'a.js' } },
  });
  await waitUntil('no choice of files', () => !wrong.field('loading'));
  await wrong.close();
});

test('without embed.json the loader is all that there is, and the console says why', async () => {
  const page = await openBuilder(FALLBACK, { built: new Response('', { status: 404 }) });
  await waitUntil('a warning', () => page.warnings.length);
  await waitUntil('no choice of files', () => !page.field('loading'));
  assert.equal(page.warnings, [[`Error: ${BASE}embed.json: status 404`, 'loader.js']]);
  await page.close();
});

test('Copy copies, and says so until the text changes', async () => {
  const copied: string[] = [];
  const page = await openBuilder(FALLBACK, { clipboard: async (text) => void copied.push(text) });
  await page.click(page.button(COPY.copy));
  assert.equal(copied, [page.code()]);
  await waitUntil('a word', page.said);
  assert.is(page.said(), COPY.copied);
  await page.choose('partner', 'agent-42');
  assert.is(page.said(), '');
  await page.close();
});

test('where the clipboard is not ours the text is selected', async () => {
  const page = await openBuilder();
  const field = page.find<HTMLTextAreaElement>('textarea');
  await page.click(page.button(COPY.copy));
  await waitUntil('a word', page.said);
  assert.is(page.said(), COPY.selected);
  assert.is(page.focused(), field);
  assert.equal([field.selectionStart, field.selectionEnd], [0, field.value.length]);
  await page.close();
});

test('a colour says how words stand out on it; what is none says so, and is tied to its field', async () => {
  const page = await openBuilder();
  await page.choose('accent', '#20397f');
  assert.match(page.root().textContent ?? '', COPY.textOn('white', '10.7'));
  await page.choose('accent', 'reddish');
  const field = page.field('accent');
  assert.is(field.getAttribute('aria-invalid'), 'true');
  assert.match(page.find(`#${field.getAttribute('aria-describedby')}`).textContent ?? '', COPY.notAColour);
  assert.not.match(page.code(), 'accent');
  await page.close();
});

test('a colour that is picked stands in the field', async () => {
  const page = await openBuilder();
  assert.is(page.find<HTMLInputElement>('[type=color]').value, '#0a7ea4', "the broker's own");
  await act(async () => fill(page.find('[type=color]'), '#00ff00'));
  assert.is(page.field('accent').value, '#00ff00');
  assert.match(page.code(), '--broker-accent:#00ff00');
  await page.close();
});

test('an address is asked for where a success leads away, and a wrong one is told', async () => {
  const page = await openBuilder();
  assert.is(page.field('redirect'), null);
  await page.choose('success', 'redirect');
  await page.choose('redirect', 'http://plain.example/');
  assert.is(page.field('redirect').getAttribute('aria-invalid'), 'true');
  await page.choose('redirect', 'https://partner.example/thanks');
  assert.match(page.code(), 'data-success="redirect" data-redirect="https://partner.example/thanks"');
  await page.close();
});

test('every field has a label', async () => {
  const page = await openBuilder(FALLBACK, { built: BUILT });
  await waitUntil('the choice of files', () => page.field('loading'));
  for (const field of page.all('[name]')) assert.ok(page.find(`label[for="${field.id}"]`), field.id);
  await page.close();
});

test('the preview is a foreign page, told of the choices when it asks and when they change', async () => {
  const told: unknown[] = [];
  const page = await openBuilder();
  const frame = page.find<HTMLIFrameElement>('iframe');
  assert.is(frame.getAttribute('sandbox'), 'allow-scripts allow-forms allow-popups');
  assert.is(frame.src, `${BASE}embed/preview`);
  const window = { postMessage: (message: unknown, origin: string) => void told.push([message, origin]) };
  Object.defineProperty(frame, 'contentWindow', { value: window });
  const say = (source: unknown, type: string) =>
    act(async () => {
      const event = new Event('message');
      Object.assign(event, { source, data: { type } });
      dispatchEvent(event);
    });
  await say(window, 'broker:preview-ready');
  await say({}, 'broker:preview-ready');
  await say(window, 'other');
  assert.is(told.length, 1);
  await page.choose('partner', 'agent-42');
  assert.equal(told[1], [
    {
      type: 'broker:preview',
      widget: 'quote-form',
      attributes: { 'data-partner': 'agent-42', 'data-when': 'now' },
      accent: '',
    },
    '*',
  ]);
  await page.unmount();
  await say(window, 'broker:preview-ready');
  assert.is(told.length, 2);
  await page.close();
});

test('the preview is as wide as the chosen screen', async () => {
  const page = await openBuilder();
  const pressed = () => page.all('[aria-pressed=true]').map(({ textContent }) => textContent);
  const [[phone], , [full]] = WIDTHS;
  assert.equal(pressed(), [full]);
  await page.click(page.button(phone));
  assert.equal(pressed(), [phone]);
  assert.ok(page.find('.embed-builder__room--phone'));
  await page.close();
});

test('unmounting gives the fallback back', async () => {
  const page = await openBuilder();
  await page.unmount();
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.ok(page.find('slot'));
  await page.close();
});

test.run();
