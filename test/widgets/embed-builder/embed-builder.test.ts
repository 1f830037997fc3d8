import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/embed-builder/copy';
import { WIDTHS } from '../../../widgets/embed-builder/limits';
import { fill } from '../../support/dom';
import { waitUntil } from '../../support/flush';
import { getByRole } from '../../support/roles';
import { isPreact } from '../open-placeholder';
import { BASE, BUILT, FALLBACK, openBuilder, PRERENDERED } from './open-builder';

for (const [way, markup] of Object.entries({ 'in a shadow root': FALLBACK, prerendered: PRERENDERED })) {
  test(`${way}, the default snippet is shown, with the URLs of the loader that mounted the builder`, async () => {
    const page = await openBuilder(markup);
    assert.match(page.code(), `src="${BASE}quote-form.js" data-broker-loader`);
    assert.match(page.code(), `href="${BASE}embed/quote-form"`);
    assert.equal(page.selected(), [COPY.tabs.script]);
    assert.equal([page.faults(), page.warnings], [[], []]);
    await page.close();
  });

  test(`${way}, the snippet contains the choices, and only the fields of the chosen widget are shown`, async () => {
    const page = await openBuilder(markup);
    await page.choose('partner', 'agent-42');
    await page.choose('lang', 'te');
    await page.choose('accent', '#1d4ed8');
    assert.match(page.code(), 'data-partner="agent-42" data-lang="te" data-accent="#1d4ed8"');
    await page.choose('widget', 'blog-list');
    assert.equal([page.field('partner'), page.field('lang')], [null, null]);
    assert.not.match(page.code(), 'partner');
    await page.choose('widget', 'quote-form');
    assert.match(page.code(), 'data-partner="agent-42"', 'what was chosen before is kept');
    await page.close();
  });
}

test('prerendered fields keep values that were typed before hydration', async () => {
  const page = await openBuilder(PRERENDERED, {
    before: (host) => {
      (host.querySelector('[name=partner]') as HTMLInputElement).value = 'early';
      // Preact only: when React hydrates radio buttons, it resets them to their defaults.
      if (isPreact) (host.querySelector('[name=way][value=site]') as HTMLInputElement).checked = true;
      assert.is(host.querySelector('textarea')?.value, 'https://broker.example/embed/quote-form');
    },
    way: 'link',
  });
  assert.match(page.code(), isPreact ? 'data-partner="early"' : '?partner=early');
  if (isPreact) assert.is(page.hydratedMarkup.match(/<textarea/g)?.length, 1);
  await page.close();
});

test('arrow keys, Home and End move between tabs and wrap around', async () => {
  const page = await openBuilder();
  page.tab(COPY.tabs.script).focus();
  for (const [key, name] of [
    ['ArrowRight', COPY.tabs.iframe],
    ['ArrowLeft', COPY.tabs.script],
    ['ArrowLeft', COPY.tabs.wordpress],
    ['ArrowRight', COPY.tabs.script],
    ['End', COPY.tabs.wordpress],
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

test('each tab shows its snippet, or a message if there is none', async () => {
  const page = await openBuilder();
  const show = async (name: string) => {
    await page.click(page.tab(name));
    return page.code();
  };
  assert.match(await show(COPY.tabs.iframe), `<iframe src="${BASE}embed/quote-form"`);
  await page.choose('partner', 'agent-42');
  await page.choose('lang', 'te');
  assert.is(await show(COPY.tabs.link), `${BASE}embed/quote-form?partner=agent-42&lang=te`);
  assert.match(await show(COPY.tabs.react), "from 'broker-widgets/react'");
  assert.match(await show(COPY.tabs.wordpress), '<!-- wp:html -->');
  const shortcode = getByRole(page.root(), 'textbox', COPY.shortcode) as HTMLTextAreaElement;
  assert.is(shortcode.value, '[broker_quote partner="agent-42" lang="te"]');
  const plugin = getByRole(page.root(), 'link', COPY.getPlugin);
  assert.is(plugin.getAttribute('href'), `${BASE}wordpress/broker-widgets.zip`);
  const policy = getByRole(page.root(), 'textbox', COPY.policy) as HTMLTextAreaElement;
  assert.match(policy.value, 'connect-src https://cdn.example https://api.example');
  assert.match(page.root().textContent ?? '', COPY.noPinned);
  await page.choose('widget', 'toasts');
  assert.is(await show(COPY.tabs.iframe), undefined);
  assert.match(await show(COPY.tabs.wordpress), 'data-broker-widget="toasts"');
  assert.not.match(page.find('[role=tabpanel]').textContent ?? '', COPY.plugin);
  await page.close();
});

test('a pinned file can be chosen only if embed.json lists it', async () => {
  const without = await openBuilder();
  await waitUntil('two choices', () => without.valuesOf('loading').length === 2);
  assert.equal(without.valuesOf('loading'), ['single', 'loader']);
  await without.close();
  const page = await openBuilder(FALLBACK, { built: BUILT });
  assert.equal(page.valuesOf('loading'), ['single', 'loader', 'pinned']);
  await page.choose('loading', 'pinned');
  await waitUntil('the checksum', () => page.code()?.includes(`integrity="${BUILT.pinned.integrity}"`));
  await page.click(page.tab(COPY.tabs.react));
  assert.match(page.code(), `npm install ./broker-widgets-${BUILT.version}.tgz`);
  assert.match(page.code(), `integrity: '${BUILT.pinned.integrity}'`);
  await page.choose('widget', 'contact-form');
  assert.equal(page.valuesOf('loading'), ['loader', 'pinned']);
  await page.close();
  const invalid = await openBuilder(FALLBACK, {
    built: { pinned: { file: '"><script>.js', integrity: BUILT.pinned.integrity } },
  });
  await waitUntil('two choices', () => invalid.valuesOf('loading').length === 2);
  await invalid.close();
});

test('without embed.json no pinned file is offered, and a warning is logged', async () => {
  const page = await openBuilder(FALLBACK, { built: new Response('', { status: 404 }) });
  await waitUntil('a warning', () => page.warnings.length);
  await waitUntil('two choices', () => page.valuesOf('loading').length === 2);
  assert.equal(page.warnings, [[`Error: ${BASE}embed.json: status 404`, 'loader.js']]);
  await page.close();
});

test('Copy copies the snippet, and shows a confirmation until the snippet changes', async () => {
  const copied: string[] = [];
  const page = await openBuilder(FALLBACK, { clipboard: async (text) => void copied.push(text) });
  await page.click(page.button(COPY.copy));
  assert.equal(copied, [page.code()]);
  await waitUntil('a status', page.statusText);
  assert.is(page.statusText(), COPY.copied);
  await page.choose('partner', 'agent-42');
  assert.is(page.statusText(), '');
  await page.close();
});

test('if the clipboard is not available, the text is selected', async () => {
  const page = await openBuilder();
  const field = page.find<HTMLTextAreaElement>('textarea');
  await page.click(page.button(COPY.copy));
  await waitUntil('a status', page.statusText);
  assert.is(page.statusText(), COPY.selected);
  assert.is(page.focused(), field);
  assert.equal([field.selectionStart, field.selectionEnd], [0, field.value.length]);
  await page.close();
});

test('a colour shows the contrast of text on it; an invalid one shows an error on its field', async () => {
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

test('a picked colour is written into the text field', async () => {
  const page = await openBuilder();
  assert.is(page.find<HTMLInputElement>('[type=color]').value, '#0a7ea4', "the broker's own");
  await act(async () => fill(page.find('[type=color]'), '#00ff00'));
  assert.is(page.field('accent').value, '#00ff00');
  assert.match(page.code(), 'data-accent="#00ff00"');
  await page.close();
});

test('a redirect asks for a URL, and an invalid URL shows an error', async () => {
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
  const check = () => {
    for (const field of page.all('[name]:not([type=radio])'))
      assert.ok(page.find(`label[for="${field.id}"]`), field.id);
  };
  check();
  await page.answer('site');
  check();
  await page.close();
});

test('the preview is sandboxed, and receives the choices when it is ready and when they change', async () => {
  const posted: unknown[] = [];
  const page = await openBuilder();
  const frame = page.find<HTMLIFrameElement>('iframe');
  assert.is(frame.getAttribute('sandbox'), 'allow-scripts allow-forms allow-popups');
  assert.is(frame.src, `${BASE}embed/preview`);
  const window = { postMessage: (message: unknown, origin: string) => void posted.push([message, origin]) };
  Object.defineProperty(frame, 'contentWindow', { value: window });
  const receive = (source: unknown, type: string) =>
    act(async () => {
      const event = new Event('message');
      Object.assign(event, { source, data: { type } });
      dispatchEvent(event);
    });
  await receive(window, 'broker:preview-ready');
  await receive({}, 'broker:preview-ready');
  await receive(window, 'other');
  assert.is(posted.length, 1);
  await page.choose('partner', 'agent-42');
  assert.equal(posted[1], [
    {
      type: 'broker:preview',
      widget: 'quote-form',
      attributes: { 'data-partner': 'agent-42', 'data-when': 'now' },
      accent: '',
    },
    '*',
  ]);
  await page.unmount();
  await receive(window, 'broker:preview-ready');
  assert.is(posted.length, 2);
  await page.close();
});

for (const address of ['javascript:alert(1)', 'data:text/html,x', 'https://']) {
  test(`the preview is not loaded from ${address}`, async () => {
    const builder = await openBuilder(FALLBACK.replace('<div', `<div data-preview="${address}"`));
    assert.is(builder.find<HTMLIFrameElement>('iframe')?.src, `${BASE}embed/preview`);
    assert.equal(builder.warnings, [
      [`data-preview="${address}" is not an address of http or https`, 'embed/preview'],
    ]);
    await builder.close();
  });
}

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

test('unmounting shows the fallback', async () => {
  const page = await openBuilder();
  await page.unmount();
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.ok(page.find('slot'));
  await page.close();
});

test.run();
