import { StrictMode, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BrokerWidgets } from '../../../loader/main';
import type { Verbs } from './hosts';

type Shown = {
  readonly order: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  /** Components that mount and unmount by hand; else the loader's eyes are all there is. */
  readonly byHand?: boolean;
};

function Quote({ attributes, byHand }: Pick<Shown, 'attributes' | 'byHand'>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { BrokerWidgets: api } = window as unknown as { BrokerWidgets: BrokerWidgets };
    const element = ref.current;
    if (!byHand || !element) return;
    api.mount(element);
    return () => api.unmount(element);
  }, [byHand]);
  return (
    <div ref={ref} data-broker-widget="quote-form" {...attributes}>
      <a href="/quote">Get a quote</a>
    </div>
  );
}

const page = ({ order, ...quote }: Shown) => (
  <StrictMode>
    {order.map((name) => (name === 'quote' ? <Quote key={name} {...quote} /> : <p key={name}>{name}</p>))}
  </StrictMode>
);

const START: Shown = { order: ['above', 'below'], attributes: {} };
/** What a server sends: the form is in it. */
export const SERVED: Shown = { ...START, order: ['quote', 'above', 'below'] };
export const servedPage = () => page(SERVED);

function verbs(root: { render(node: ReturnType<typeof page>): void }, start: Shown): Verbs {
  let shown = start;
  const show = (change: Partial<Shown>) => {
    shown = { ...shown, ...change };
    root.render(page(shown));
  };
  return {
    insert: () => show({ order: ['quote', 'above', 'below'] }),
    move: () => show({ order: ['above', 'below', 'quote'] }),
    set: (name, value) => show({ attributes: { ...shown.attributes, [name]: value } }),
    remove: () => show({ order: ['above', 'below'] }),
  };
}

const onRecoverableError = (error: unknown) => console.error('recovered', error);

export function render(byHand: boolean): Verbs {
  const root = createRoot(document.querySelector('#app') as Element, { onRecoverableError });
  const start = { ...START, byHand };
  root.render(page(start));
  return verbs(root, start);
}

export const hydrate = (): Verbs =>
  verbs(hydrateRoot(document.querySelector('#app') as Element, servedPage(), { onRecoverableError }), SERVED);
