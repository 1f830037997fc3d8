import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fill } from '../../../support/dom';
import { actAndReturn } from '../../../support/flush';
import { CSS, open } from './open-greeting';

const PRERENDERED = '<p class="greeting"><input><output>Asha </output></p>';
const openPrerendered = () => open('data-prerendered data-name="Asha"', PRERENDERED);

const type = (field: Element, text: string) => act(async () => fill(field, text));

const fails = () => {
  throw new Error('no such option');
};

test('a prerendered placeholder keeps its nodes and has no shadow root', async () => {
  const { host, mount, close } = await openPrerendered();
  const input = host.querySelector('input') as HTMLInputElement;
  input.value = 'typed before';
  await mount();
  assert.not(host.shadowRoot);
  assert.is(host.querySelector('input'), input);
  assert.is(input.value, 'typed before');
  await type(input, 'now');
  assert.is(host.querySelector('output')?.textContent, 'Asha now');
  await close();
});

test('the view of a prerendered placeholder is called with true and updates in place', async () => {
  const { attach, host, view, close } = await openPrerendered();
  const received: boolean[] = [];
  const mounted = await actAndReturn(() =>
    attach(host, CSS, (prerendered) => {
      received.push(prerendered);
      return view();
    }),
  );
  const input = host.querySelector('input');
  host.dataset.name = 'Ravi';
  await act(async () => mounted.update());
  assert.is(host.querySelector('output')?.textContent, 'Ravi ');
  assert.is(host.querySelector('input'), input);
  assert.equal(received, [true, true]);
  await close();
});

test('a view that throws leaves the prerendered markup unchanged', async () => {
  const { attach, host, close } = await openPrerendered();
  assert.throws(() => attach(host, CSS, fails), 'no such option');
  assert.is(host.innerHTML, PRERENDERED);
  await close();
});

test('unmounting restores the prerendered markup, which works without JavaScript', async () => {
  const { host, mount, close } = await openPrerendered();
  const mounted = await mount();
  await act(async () => mounted.unmount());
  assert.is(host.innerHTML, PRERENDERED);
  await close();
});

test.run();
