import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fill } from '../../../support/dom';
import { CSS, FALLBACK, open } from './open-greeting';

const type = (field: Element, text: string) => act(async () => fill(field, text));

test('a view is rendered into an open shadow root, and the fallback stays in the light DOM', async () => {
  const { host, mount, inShadow, close } = await open('data-name="Asha"');
  await mount();
  assert.is(host.shadowRoot?.mode, 'open');
  assert.is(inShadow('output').textContent, 'Asha ');
  assert.is(host.innerHTML, FALLBACK);
  assert.not(host.shadowRoot?.querySelector('slot'));
  await close();
});

test('mounting does not change the markup of the placeholder', async () => {
  const { host, mount, close } = await open('data-name="Asha"');
  const before = host.outerHTML;
  const mounted = await mount();
  assert.is(host.outerHTML, before);
  await act(async () => mounted.unmount());
  assert.is(host.outerHTML, before);
  await close();
});

test('the style sheet applies to the shadow root, and none is added to the page', async () => {
  const { mount, inShadow, close } = await open();
  await mount();
  assert.is(getComputedStyle(inShadow('.greeting')).color, 'rgb(1, 2, 3)');
  assert.is(document.querySelectorAll('style, link').length, 0);
  assert.is(document.adoptedStyleSheets.length, 0);
  await close();
});

test('two placeholders share one style sheet', async () => {
  const { host, mount, close } = await open();
  const other = document.createElement('div');
  host.after(other);
  await mount();
  await mount(CSS, other);
  assert.is(host.shadowRoot?.adoptedStyleSheets.length, 1);
  assert.is(host.shadowRoot?.adoptedStyleSheets[0], other.shadowRoot?.adoptedStyleSheets[0]);
  await close();
});

test('an update applies new options and keeps typed text', async () => {
  const { host, mount, inShadow, close } = await open('data-name="Asha"');
  const mounted = await mount();
  const input = inShadow('input') as HTMLInputElement;
  await type(input, 'hello');
  host.dataset.name = 'Ravi';
  await act(async () => mounted.update());
  assert.is(inShadow('output').textContent, 'Ravi hello');
  assert.is(inShadow('input'), input);
  assert.is(input.value, 'hello');
  await close();
});

test('an update after unmounting does nothing', async () => {
  const { host, mount, close } = await open();
  const mounted = await mount();
  await act(async () => mounted.unmount());
  await act(async () => mounted.update());
  assert.is(host.shadowRoot?.innerHTML, '<slot></slot>');
  await close();
});

test('unmounting shows the fallback', async () => {
  const { host, mount, close } = await open();
  const mounted = await mount();
  await act(async () => mounted.unmount());
  assert.is(host.shadowRoot?.innerHTML, '<slot></slot>');
  assert.is(host.innerHTML, FALLBACK);
  await close();
});

test('a placeholder mounts again after an unmount, in the same root', async () => {
  const { host, mount, inShadow, close } = await open('data-name="Asha"');
  const first = await mount();
  const root = host.shadowRoot;
  await act(async () => first.unmount());
  await mount();
  assert.is(host.shadowRoot, root);
  assert.is(inShadow('output').textContent, 'Asha ');
  assert.not(root?.querySelector('slot'));
  assert.is(root?.adoptedStyleSheets.length, 1);
  await type(inShadow('input'), 'x');
  assert.is(inShadow('output').textContent, 'Asha x');
  await close();
});

test('a placeholder that mounts another widget gets its style sheet', async () => {
  const { mount, inShadow, close } = await open();
  const first = await mount();
  await act(async () => first.unmount());
  await mount('.greeting { color: rgb(4, 5, 6) }');
  assert.is(getComputedStyle(inShadow('.greeting')).color, 'rgb(4, 5, 6)');
  await close();
});

const fails = () => {
  throw new Error('no such option');
};

test('if a view throws, the fallback stays visible and the error reaches the caller', async () => {
  const { attach, host, close } = await open();
  assert.throws(() => attach(host, CSS, fails), 'no such option');
  assert.is(host.shadowRoot?.innerHTML, '<slot></slot>');
  assert.is(host.innerHTML, FALLBACK);
  await close();
});

test('a browser without constructable style sheets shows the fallback', async () => {
  const { attach, host, close } = await open();
  const { CSSStyleSheet: Sheet } = globalThis;
  Object.assign(globalThis, {
    // Simulates Safari before 16.4, which throws this error.
    CSSStyleSheet: class {
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  });
  assert.throws(() => attach(host, CSS, () => null), 'Illegal constructor');
  assert.is(host.shadowRoot, null);
  assert.is(host.innerHTML, FALLBACK);
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  await close();
});

test('a placeholder mounts after a view that threw', async () => {
  const { attach, host, mount, inShadow, close } = await open('data-name="Asha"');
  assert.throws(() => attach(host, CSS, fails), 'no such option');
  await mount();
  assert.is(inShadow('output').textContent, 'Asha ');
  assert.not(host.shadowRoot?.querySelector('slot'));
  await close();
});

// Run these tests only on Preact. Preact renders inside attach(), so an error of a component makes attach() throw.
// React renders later, and reports the error on the window.
if (process.env.TEST_REACT === 'preact') {
  const Broken = () => fails();

  test('if a component throws, the fallback stays visible and the error reaches the caller', async () => {
    const { attach, host, close } = await open();
    assert.throws(() => attach(host, CSS, () => <Broken />), 'no such option');
    assert.is(host.shadowRoot?.innerHTML, '<slot></slot>');
    await close();
  });

  test('a placeholder mounts after a component that threw', async () => {
    const { attach, host, mount, inShadow, close } = await open('data-name="Asha"');
    const half = () => (
      <p className="greeting">
        <input />
        <Broken />
      </p>
    );
    assert.throws(() => attach(host, CSS, half), 'no such option');
    await mount();
    assert.is(host.shadowRoot?.childNodes.length, 1);
    await type(inShadow('input'), 'x');
    assert.is(inShadow('output').textContent, 'Asha x');
    await close();
  });
}

test('an element that cannot have a shadow root throws an error and stays unchanged', async () => {
  const { attach, host, close } = await open();
  host.attachShadow({ mode: 'closed' });
  assert.throws(() => attach(host, CSS, () => null));
  assert.is(host.innerHTML, FALLBACK);
  await close();
});

const KEYS: [key: string, type: string, reachesPage: boolean][] = ['keydown', 'keypress', 'keyup'].flatMap(
  (type): [string, string, boolean][] => [
    ['a', type, false],
    ['Enter', type, false],
    ['Escape', type, true],
  ],
);

for (const [key, type, reachesPage] of KEYS)
  test(`${type} of ${key} in a widget ${reachesPage ? 'reaches' : 'does not reach'} the page`, async () => {
    const { mount, inShadow, close } = await open();
    await mount();
    const received: string[] = [];
    document.addEventListener(type, (event) => received.push((event as KeyboardEvent).key));
    inShadow('input').dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true }));
    assert.equal(received, reachesPage ? [key] : []);
    await close();
  });

for (const type of ['pointerdown', 'mousedown', 'touchstart', 'selectstart', 'contextmenu', 'paste'])
  test(`${type} on a control does not reach the page, which could cancel it; on other content it does`, async () => {
    const { attach, host, inShadow, close } = await open();
    const view = () => (
      <form>
        <button type="button">
          <span>Send</span>
        </button>
        <input name="mobile" />
        <p>Text</p>
      </form>
    );
    await act(async () => void attach(host, CSS, view));
    const received: Event[] = [];
    document.addEventListener(type, (event) => received.push(event));
    const press = (name: string) =>
      inShadow(name).dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    for (const control of ['input', 'button', 'span']) press(control);
    assert.is(received.length, 0);
    press('p');
    assert.is(received.length, 1);
    await close();
  });

test('a click and typing in a widget reach the page', async () => {
  const { mount, inShadow, close } = await open();
  await mount();
  const received: string[] = [];
  for (const type of ['click', 'input']) document.addEventListener(type, () => received.push(type));
  await act(async () => inShadow('input').click());
  await type(inShadow('input'), 'a');
  assert.equal(received, ['click', 'input']);
  await close();
});

test.run();
