import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fill } from '../../support/dom';
import { importForBuild } from '../../support/import-fresh';
import { stubFetch } from '../../support/stub-fetch';
import { until } from '../../support/turns';
import {
  createElement,
  isPreact,
  openPlaceholder,
  type PlaceholderPage,
  prerender,
} from '../open-placeholder';

const { EmbedBuilder } = await importForBuild<typeof import('../../../widgets/embed-builder/EmbedBuilder')>(
  'widgets/embed-builder/EmbedBuilder.tsx',
);

const BASE = 'https://cdn.example/v1/';
const FALLBACK = '<div data-broker-widget="embed-builder"><pre>The plain snippet</pre></div>';
const PRERENDERED = prerender(
  { 'data-broker-widget': 'embed-builder' },
  createElement(EmbedBuilder, {
    source: { base: 'https://broker.example/', api: 'https://broker.example/api/' },
    preview: '',
    built: new Promise<never>(() => {}),
    prerendered: true,
  }),
);
const BUILT = {
  version: '1.2.3',
  pinned: { file: 'loader-1.2.3.js', integrity: `sha384-${'a'.repeat(64)}` },
  single: { file: 'quote-form.js', integrity: `sha384-${'b'.repeat(64)}` },
};

type Options = PlaceholderPage & {
  readonly built?: unknown;
  readonly clipboard?: (text: string) => Promise<void>;
};

const open = async (
  markup = FALLBACK,
  { built = { version: '1.2.3' }, clipboard, ...options }: Options = {},
) => {
  const page = await openPlaceholder(markup, {
    ...options,
    before(host) {
      stubFetch(() => built);
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: clipboard ?? (() => Promise.reject(new Error('not allowed'))) },
        configurable: true,
      });
      options.before?.(host);
    },
  });
  const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`);
  const tab = (name: string) =>
    page.all('[role=tab]').find(({ textContent }) => textContent === name) as HTMLElement;
  const code = () => page.find<HTMLTextAreaElement>('textarea')?.value;
  return {
    ...page,
    /** But for the DOM here, which loads no frame and says so. */
    faults: () =>
      page.errors.filter(([error]) => (error as DOMException | undefined)?.name !== 'NotSupportedError'),
    field,
    tab,
    code,
    choose: (name: string, value: string) => act(async () => fill(field(name), value)),
    selected: () => page.all('[role=tab][aria-selected=true]').map(({ textContent }) => textContent),
    said: () => page.find('.embed-builder__said').textContent,
    valuesOf: (name: string) =>
      [...page.all(`[name=${name}] option`)].map((one) => (one as HTMLOptionElement).value),
  };
};

for (const [way, markup] of Object.entries({ 'in a shadow root': FALLBACK, prerendered: PRERENDERED })) {
  test(`${way}, the plain snippet stands there, with the addresses of the loader that mounted it`, async () => {
    const page = await open(markup);
    assert.match(page.code(), `src="${BASE}loader.js" data-broker-loader`);
    assert.match(page.code(), `href="${BASE}#formdata"`);
    assert.equal(page.selected(), ['Script']);
    assert.equal([page.faults(), page.warnings], [[], []]);
    await page.close();
  });

  test(`${way}, the snippet follows what is chosen, and a widget has only its own fields`, async () => {
    const page = await open(markup);
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
  const page = await open(PRERENDERED, {
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
  const page = await open();
  page.tab('Script').focus();
  for (const [key, name] of [
    ['ArrowRight', 'iframe'],
    ['ArrowLeft', 'Script'],
    ['ArrowLeft', 'SRI'],
    ['ArrowRight', 'Script'],
    ['End', 'SRI'],
    ['Home', 'Script'],
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
  const page = await open();
  const show = async (name: string) => {
    await page.click(page.tab(name));
    return page.code();
  };
  assert.match(await show('iframe'), `<iframe src="${BASE}embed/quote-form"`);
  assert.match(await show('React'), "from 'broker-widgets/react'");
  assert.match(await show('WordPress'), '<!-- wp:html -->');
  assert.match(await show('CSP'), 'connect-src https://cdn.example https://api.example');
  assert.is(await show('SRI'), undefined);
  assert.match(page.find('[role=tabpanel]').textContent ?? '', 'no loader with a fixed version');
  await page.choose('widget', 'toasts');
  assert.is(await show('iframe'), undefined);
  await page.close();
});

test('only files that the build names can be chosen', async () => {
  const without = await open();
  await until('no choice of files', () => !without.field('loading'));
  await without.close();
  const page = await open(FALLBACK, { built: BUILT });
  await until('the choice of files', () => page.field('loading'));
  assert.equal(page.valuesOf('loading'), ['loader', 'pinned', 'single']);
  await page.choose('loading', 'pinned');
  await until('the checksum', () => page.code()?.includes(`integrity="${BUILT.pinned.integrity}"`));
  await page.choose('widget', 'contact-form');
  assert.equal(page.valuesOf('loading'), ['loader', 'pinned']);
  await page.close();
  const wrong = await open(FALLBACK, {
    built: { pinned: { file: '"><script>.js', integrity: BUILT.pinned.integrity }, single: { file: 'a.js' } },
  });
  await until('no choice of files', () => !wrong.field('loading'));
  await wrong.close();
});

test('without embed.json the loader is all that there is, and the console says why', async () => {
  const page = await open(FALLBACK, { built: new Response('', { status: 404 }) });
  await until('a warning', () => page.warnings.length);
  await until('no choice of files', () => !page.field('loading'));
  assert.equal(page.warnings, [[`Error: ${BASE}embed.json: status 404`, 'loader.js']]);
  await page.close();
});

test('Copy copies, and says so until the text changes', async () => {
  const copied: string[] = [];
  const page = await open(FALLBACK, { clipboard: async (text) => void copied.push(text) });
  await page.click(page.find('.embed-builder .broker-button'));
  assert.equal(copied, [page.code()]);
  await until('a word', page.said);
  assert.is(page.said(), 'Copied.');
  await page.choose('partner', 'agent-42');
  assert.is(page.said(), '');
  await page.close();
});

test('where the clipboard is not ours the text is selected', async () => {
  const page = await open();
  const field = page.find<HTMLTextAreaElement>('textarea');
  await page.click(page.find('.embed-builder .broker-button'));
  await until('a word', page.said);
  assert.match(page.said() ?? '', 'Press Ctrl and C');
  assert.is(page.focused(), field);
  assert.equal([field.selectionStart, field.selectionEnd], [0, field.value.length]);
  await page.close();
});

test('a colour says how words stand out on it; what is none says so, and is tied to its field', async () => {
  const page = await open();
  await page.choose('accent', '#20397f');
  assert.match(
    page.find('.embed-builder').textContent ?? '',
    'Words on it are white, with a contrast of 10.',
  );
  await page.choose('accent', 'reddish');
  const field = page.field('accent');
  assert.is(field.getAttribute('aria-invalid'), 'true');
  assert.match(page.find(`#${field.getAttribute('aria-describedby')}`).textContent ?? '', 'no colour');
  assert.not.match(page.code(), 'accent');
  await page.close();
});

test('a colour that is picked stands in the field', async () => {
  const page = await open();
  await act(async () => fill(page.find('[type=color]'), '#00ff00'));
  assert.is(page.field('accent').value, '#00ff00');
  assert.match(page.code(), '--broker-accent:#00ff00');
  await page.close();
});

test('an address is asked for where a success leads away, and a wrong one is told', async () => {
  const page = await open();
  assert.is(page.field('redirect'), null);
  await page.choose('success', 'redirect');
  await page.choose('redirect', 'http://plain.example/');
  assert.is(page.field('redirect').getAttribute('aria-invalid'), 'true');
  await page.choose('redirect', 'https://partner.example/thanks');
  assert.match(page.code(), 'data-success="redirect" data-redirect="https://partner.example/thanks"');
  await page.close();
});

test('every field has a label', async () => {
  const page = await open(FALLBACK, { built: BUILT });
  await until('the choice of files', () => page.field('loading'));
  for (const field of page.all('[name]')) assert.ok(page.find(`label[for="${field.id}"]`), field.id);
  await page.close();
});

test('the preview is a foreign page, told of the choices when it asks and when they change', async () => {
  const told: unknown[] = [];
  const page = await open();
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
  const page = await open();
  const pressed = () => page.all('[aria-pressed=true]').map(({ textContent }) => textContent);
  assert.equal(pressed(), ['Full']);
  await page.click(page.all('[aria-pressed]')[0]);
  assert.equal(pressed(), ['Phone']);
  assert.ok(page.find('.embed-builder__room--phone'));
  await page.close();
});

test('unmounting gives the fallback back', async () => {
  const page = await open();
  await page.unmount();
  assert.is(page.host.innerHTML, page.markupBefore);
  assert.ok(page.find('slot'));
  await page.close();
});

test.run();
