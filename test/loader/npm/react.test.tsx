import { act, createRef, type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADDRESS, openPackage } from './open-package';

const EVENTS = ['ready', 'submit', 'submitted', 'failed', 'error', 'unmounted'] as const;

const openReact = async (html = '<main></main>') => {
  const page = await openPackage({ html });
  const main = page.find('main');
  const events: string[] = [];
  /** Returns handlers that record their events. `mark` tells the handlers of different renders apart. */
  const handlers = (mark = '') => {
    const record = ({ type, detail }: CustomEvent<{ widget: string }>) =>
      void events.push(`${type}${mark} ${detail.widget}`);
    return {
      onReady: record,
      onSubmit: record,
      onSubmitted: record,
      onFailed: record,
      onError: record,
      onUnmounted: record,
    };
  };
  return {
    ...page,
    main,
    events,
    handlers,
    show: async (tree: ReactNode, root = createRoot(main)) => {
      await act(async () => root.render(tree));
      return root;
    },
    host: () => main.querySelector('div') as HTMLDivElement,
  };
};

const fire = (host: Element, type: string) => {
  const detail = { widget: host.getAttribute('data-broker-widget') };
  return host.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
};

const attributes = (host: Element) => Object.fromEntries([...host.attributes].map((a) => [a.name, a.value]));

test('it renders a placeholder with its options, DOM props and fallback', async () => {
  const { BrokerWidget, show, host, close } = await openReact();
  await show(
    <BrokerWidget
      name="quote-form"
      partner="agent-42"
      headingLevel={3}
      firstName="Asha"
      consent="required"
      redirect={undefined}
      id="quote"
      className="wide"
      style={{ '--broker-accent': 'red' }}
      aria-label="Quote"
      data-x="y"
      onReady={() => {}}
      loader={{ nonce: 'n' }}
    >
      <a href="/quote">Get a quote</a>
    </BrokerWidget>,
  );
  const { style, ...rest } = attributes(host());
  assert.equal(rest, {
    'data-broker-widget': 'quote-form',
    'data-partner': 'agent-42',
    'data-heading-level': '3',
    'data-first-name': 'Asha',
    'data-consent': 'required',
    id: 'quote',
    class: 'wide',
    'aria-label': 'Quote',
    'data-x': 'y',
  });
  assert.match(style ?? '', '--broker-accent');
  assert.is(host().innerHTML, '<a href="/quote">Get a quote</a>');
  await close();
});

test('an option that is newer than this package becomes an attribute', async () => {
  const { BrokerWidget, show, host, close } = await openReact();
  const props = { name: 'quote-form', newOption: 'yes' } as const;
  await show(<BrokerWidget {...props} />);
  assert.is(host().dataset.newOption, 'yes');
  await close();
});

test('several components in StrictMode insert one script tag', async () => {
  const { BrokerWidget, show, tags, arrive, calls, close } = await openReact();
  await show(
    <StrictMode>
      <BrokerWidget name="quote-form" loader={{ nonce: 'n' }} />
      <BrokerWidget name="toasts" />
    </StrictMode>,
  );
  assert.equal(
    tags().map(({ src, nonce }) => [src, nonce]),
    [[ADDRESS, 'n']],
  );
  await arrive();
  // The component must not call the loader. The loader itself finds the placeholders, and decides when to mount them.
  assert.equal(calls, []);
  await close();
});

for (const Mode of [StrictMode, 'section'] as const)
  test(`each handler is called once for its event${Mode === 'section' ? '' : ', in StrictMode too'}`, async () => {
    const { BrokerWidget, show, host, events, handlers, close } = await openReact();
    await show(
      <Mode>
        <BrokerWidget name="quote-form" {...handlers()} />
      </Mode>,
    );
    for (const name of EVENTS) fire(host(), `broker:${name}`);
    assert.equal(
      events,
      EVENTS.map((name) => `broker:${name} quote-form`),
    );
    await close();
  });

test('events call the handlers of the last render', async () => {
  const { BrokerWidget, show, host, events, handlers, close } = await openReact();
  const root = await show(<BrokerWidget name="quote-form" {...handlers(' first')} />);
  await show(<BrokerWidget name="quote-form" {...handlers(' second')} />, root);
  fire(host(), 'broker:ready');
  await show(<BrokerWidget name="quote-form" />, root);
  fire(host(), 'broker:ready');
  assert.equal(events, ['broker:ready second quote-form']);
  await close();
});

test('a handler can cancel the submit event', async () => {
  const { BrokerWidget, show, host, close } = await openReact();
  await show(<BrokerWidget name="quote-form" onSubmit={(event) => event.preventDefault()} />);
  assert.not(fire(host(), 'broker:submit'));
  await close();
});

test('rendering again changes the attributes of the same element', async () => {
  const { BrokerWidget, show, host, close } = await openReact();
  const root = await show(<BrokerWidget name="quote-form" partner="before" headingLevel={2} />);
  const before = host();
  await show(<BrokerWidget name="quote-form" partner="after" />, root);
  assert.is(host(), before);
  assert.equal(attributes(host()), { 'data-broker-widget': 'quote-form', 'data-partner': 'after' });
  await close();
});

test('a ref refers to the element, and is null after unmounting', async () => {
  const { BrokerWidget, show, host, close } = await openReact();
  const ref = createRef<HTMLDivElement>();
  const root = await show(<BrokerWidget name="quote-form" ref={ref} />);
  assert.is(ref.current, host());
  await act(async () => root.unmount());
  assert.is(ref.current, null);
  await close();
});

test('onUnmounted is called even after React has removed the element', async () => {
  const { BrokerWidget, show, host, events, handlers, close } = await openReact();
  const root = await show(<BrokerWidget name="quote-form" {...handlers()} />);
  const element = host();
  await act(async () => root.unmount());
  assert.not(element.isConnected);
  fire(element, 'broker:unmounted');
  assert.equal(events, ['broker:unmounted quote-form']);
  await close();
});

test('a component in a shadow root makes the loader scan that root', async () => {
  const { BrokerWidget, show, main, arrive, calls, close } = await openReact();
  const shadow = main.attachShadow({ mode: 'open' });
  await show(<BrokerWidget name="quote-form" />, createRoot(shadow));
  await arrive();
  assert.is(calls.length, 1);
  assert.match(calls[0] ?? '', 'scan');
  await close();
});

test('onError is called once if the loader fails to load, in StrictMode too', async () => {
  const { BrokerWidget, show, events, handlers, fireOnTag, errors, close } = await openReact();
  await show(
    <StrictMode>
      <BrokerWidget name="quote-form" {...handlers()} />
    </StrictMode>,
  );
  await act(() => fireOnTag('error'));
  assert.equal(events, ['broker:error quote-form']);
  assert.match(
    `${errors[0]?.[0]}`,
    `quote-form: loading failed, the fallback stays: Error: ${ADDRESS} failed to load`,
  );
  await close();
});

for (const [inside, ready] of [
  ['<form></form>', ['broker:ready quote-form']],
  ['<slot></slot>', []],
  ['', []],
] as const)
  test(`hydrating a placeholder with ${inside || 'nothing'} in its shadow root ${ready[0] ? 'calls' : 'does not call'} onReady`, async () => {
    const { BrokerWidget, main, host, events, handlers, errors, close } = await openReact();
    const onPage: string[] = [];
    document.addEventListener('broker:ready', () => onPage.push('ready'));
    const tree = (
      <StrictMode>
        <BrokerWidget name="quote-form" partner="a" {...handlers()}>
          Fallback
        </BrokerWidget>
      </StrictMode>
    );
    main.innerHTML = '<div data-broker-widget="quote-form" data-partner="a">Fallback</div>';
    host().attachShadow({ mode: 'open' }).innerHTML = inside;
    const element = host();
    await act(async () => void hydrateRoot(main, tree));
    assert.is(host(), element);
    assert.equal(events, ready);
    // The component must call onReady without firing `broker:ready` again: listeners on the page have already received
    // the loader's `broker:ready`.
    assert.equal(onPage, []);
    assert.equal(errors, []);
    await close();
  });

test.run();
