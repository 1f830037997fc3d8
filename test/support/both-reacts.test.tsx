import { readFileSync } from 'node:fs';
import { act, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useClock } from './clock';
import { fill, installDom } from './dom';

const Greeting = () => {
  const [name, setName] = useState('');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => setName('nobody')}>
        Clear
      </button>
      <output>{late ? 'late' : `Hello ${name}`}</output>
    </p>
  );
};

const renderGreeting = async () => {
  const dom = installDom('<main></main>');
  const host = dom.document.querySelector('main') as HTMLElement;
  const root = createRoot(host);
  const clock = useClock();
  await act(async () => root.render(<Greeting />));
  const find = (selector: string) => host.querySelector(selector) as HTMLElement;
  return { dom, root, host, clock, find };
};

test('a hook, an input event and a click re-render inside act', async () => {
  const { dom, find } = await renderGreeting();
  await act(async () => fill(find('input'), 'Asha'));
  assert.is(find('output').textContent, 'Hello Asha');
  await act(async () => find('button').click());
  assert.is(find('output').textContent, 'Hello nobody');
  await dom.close();
});

test('an effect starts a timer that the clock advances, and unmounting stops it', async () => {
  const { dom, root, clock, find } = await renderGreeting();
  await act(() => clock.advance(499));
  assert.is(find('output').textContent, 'Hello ');
  await act(() => clock.advance(1));
  assert.is(find('output').textContent, 'late');
  await act(async () => root.render(<Greeting key="again" />));
  await act(async () => root.unmount());
  assert.is(clock.pending(), 0);
  await dom.close();
});

test('a component in a shadow root renders and receives events', async () => {
  const dom = installDom('<div></div>');
  const shadow = (dom.document.querySelector('div') as HTMLElement).attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  await act(async () => root.render(<Greeting />));
  await act(async () => fill(shadow.querySelector('input') as Element, 'Ravi'));
  assert.is(shadow.querySelector('output')?.textContent, 'Hello Ravi');
  await act(async () => root.unmount());
  await dom.close();
});

test('hydration reuses the existing nodes', async () => {
  const dom = installDom(
    '<main><p><input value=""><button type="button">Clear</button><output>Hello </output></p></main>',
  );
  const host = dom.document.querySelector('main') as HTMLElement;
  const input = host.querySelector('input') as HTMLInputElement;
  const root = await act(async () => hydrateRoot(host, <Greeting />));
  void root;
  assert.is(host.querySelector('input'), input);
  await act(async () => fill(input, 'Lata'));
  assert.is(host.querySelector('output')?.textContent, 'Hello Lata');
  await dom.close();
});

test('TEST_REACT decides whether "react" resolves to React or Preact', async () => {
  const preact = await import('preact');
  const { createElement } = await import('react');
  assert.is((createElement as unknown) === preact.createElement, process.env.TEST_REACT === 'preact');
});

test('only one copy of React and of Preact is installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const name of ['preact', '@preact/compat', 'react', 'react-dom']) {
    const copies = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
    assert.equal(copies, [`node_modules/${name}`]);
  }
});

test.run();
