import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createStore } from 'zustand/vanilla';
import { useStore } from '../../../../widgets/shared/runtime/use-store';
import { installDom } from '../../../support/dom';

type Count = { readonly count: number };

const open = async () => {
  const dom = installDom('<main></main>');
  const root = createRoot(document.querySelector('main') as HTMLElement);
  const store = createStore<Count>(() => ({ count: 1 }));
  let listeners = 0;
  const countingStore = {
    ...store,
    subscribe: (listener: (state: Count, previous: Count) => void) => {
      listeners++;
      const unsubscribe = store.subscribe(listener);
      return () => {
        listeners--;
        unsubscribe();
      };
    },
  };
  const renderedCounts: number[] = [];
  const View = ({ source = countingStore }) => {
    const { count } = useStore(source);
    renderedCounts.push(count);
    return <output>{count}</output>;
  };
  const render = (tree: React.ReactNode) => act(async () => root.render(tree));
  const text = () => document.querySelector('main')?.textContent;
  return { View, render, root, store, renderedCounts, text, listeners: () => listeners, close: dom.close };
};

test('the view shows the state and its changes', async () => {
  const { View, render, store, text, close } = await open();
  await render(<View />);
  assert.is(text(), '1');
  await act(async () => store.setState({ count: 2 }));
  assert.is(text(), '2');
  await close();
});

test('a change between render and effect is shown', async () => {
  const { View, render, store, text, close } = await open();
  const ChangesAtOnce = () => {
    useLayoutEffect(() => store.setState({ count: 7 }), []);
    return null;
  };
  // ChangesAtOnce comes first, so its effects run before the effects of View.
  await render([<ChangesAtOnce key="a" />, <View key="b" />]);
  assert.is(text(), '7');
  await close();
});

test('setting the same state does not render again', async () => {
  const { View, render, store, renderedCounts, close } = await open();
  await render(<View />);
  const before = renderedCounts.length;
  await act(async () => store.setState(store.getState()));
  assert.is(renderedCounts.length, before);
  await close();
});

test('passing another store unsubscribes from the first', async () => {
  const { View, render, store, text, listeners, close } = await open();
  await render(<View />);
  assert.is(listeners(), 1);
  await render(<View source={createStore<Count>(() => ({ count: 5 }))} />);
  assert.is(text(), '5');
  assert.is(listeners(), 0);
  await act(async () => store.setState({ count: 9 }));
  assert.is(text(), '5');
  await close();
});

test('unmounting unsubscribes', async () => {
  const { View, render, root, listeners, close } = await open();
  await render(<View />);
  await act(async () => root.unmount());
  assert.is(listeners(), 0);
  await close();
});

test.run();
