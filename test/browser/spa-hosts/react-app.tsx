import { StrictMode, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BrokerWidgets } from '../../../loader/main';
import type { Actions } from './hosts';

type PageState = {
  readonly order: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  /** If true, effects call mount() and unmount(). Otherwise the loader's observers mount and unmount the form. */
  readonly callsApi?: boolean;
};

function Quote({ attributes, callsApi }: Pick<PageState, 'attributes' | 'callsApi'>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { BrokerWidgets: api } = window as unknown as { BrokerWidgets: BrokerWidgets };
    const element = ref.current;
    if (!callsApi || !element) return;
    api.mount(element);
    return () => api.unmount(element);
  }, [callsApi]);
  return (
    <div ref={ref} data-broker-widget="quote-form" {...attributes}>
      <a href="/quote">Get a quote</a>
    </div>
  );
}

const page = ({ order, ...quote }: PageState) => (
  <StrictMode>
    {order.map((name) => (name === 'quote' ? <Quote key={name} {...quote} /> : <p key={name}>{name}</p>))}
  </StrictMode>
);

const START: PageState = { order: ['above', 'below'], attributes: {} };
/** The state of the page as the server renders it. Unlike `START`, it contains the form. */
export const SERVED: PageState = { ...START, order: ['quote', 'above', 'below'] };
export const servedPage = () => page(SERVED);

function createActions(root: { render(node: ReturnType<typeof page>): void }, start: PageState): Actions {
  let state = start;
  const update = (change: Partial<PageState>) => {
    state = { ...state, ...change };
    root.render(page(state));
  };
  return {
    insert: () => update({ order: ['quote', 'above', 'below'] }),
    move: () => update({ order: ['above', 'below', 'quote'] }),
    set: (name, value) => update({ attributes: { ...state.attributes, [name]: value } }),
    remove: () => update({ order: ['above', 'below'] }),
  };
}

const onRecoverableError = (error: unknown) => console.error('recovered', error);

export function render(callsApi: boolean): Actions {
  const root = createRoot(document.querySelector('#app') as Element, { onRecoverableError });
  const start = { ...START, callsApi };
  root.render(page(start));
  return createActions(root, start);
}

export const hydrate = (): Actions =>
  createActions(
    hydrateRoot(document.querySelector('#app') as Element, servedPage(), { onRecoverableError }),
    SERVED,
  );
