import { act, createRef, type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADDRESS, openPackage } from './open-package';

const EVENTS = ['ready', 'submit', 'submitted', 'failed', 'error', 'unmounted'] as const;

const openReact = async (html = '<main></main>') => {
  const page = await openPackage({ html });
  const main = page.find('main');
  const heard: string[] = [];
  /** Writes down what each handler hears, with a mark that tells the handlers of one render from another's. */
  const handlers = (mark = '') => {
    const hear = ({ type, detail }: CustomEvent<{ widget: string }>) =>
      void heard.push(`${type}${mark} ${detail.widget}`);
    return {
      onReady: hear,
      onSubmit: hear,
      onSubmitted: hear,
      onFailed: hear,
      onError: hear,
      onUnmounted: hear,
    };
  };
  return {
    ...page,
    main,
    heard,
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

test('it is a placeholder with its options, what any element takes, and its fallback', async () => {
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

test('an option that this copy has not heard of is passed on', async () => {
  const { BrokerWidget, show, host, close } = await openReact();
  const later = { name: 'quote-form', comesLater: 'yes' } as const;
  await show(<BrokerWidget {...later} />);
  assert.is(host().dataset.comesLater, 'yes');
  await close();
});

test('several of them, in StrictMode, write one tag', async () => {
  const { BrokerWidget, show, tags, arrive, done, close } = await openReact();
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
  // The loader finds them by itself, and takes them when each is due.
  assert.equal(done, []);
  await close();
});

for (const Mode of [StrictMode, 'section'] as const)
  test(`each handler hears its event once${Mode === 'section' ? '' : ', in StrictMode too'}`, async () => {
    const { BrokerWidget, show, host, heard, handlers, close } = await openReact();
    await show(
      <Mode>
        <BrokerWidget name="quote-form" {...handlers()} />
      </Mode>,
    );
    for (const name of EVENTS) fire(host(), `broker:${name}`);
    assert.equal(
      heard,
      EVENTS.map((name) => `broker:${name} quote-form`),
    );
    await close();
  });

test('the handlers of the last render are those that hear', async () => {
  const { BrokerWidget, show, host, heard, handlers, close } = await openReact();
  const root = await show(<BrokerWidget name="quote-form" {...handlers(' first')} />);
  await show(<BrokerWidget name="quote-form" {...handlers(' second')} />, root);
  fire(host(), 'broker:ready');
  await show(<BrokerWidget name="quote-form" />, root);
  fire(host(), 'broker:ready');
  assert.equal(heard, ['broker:ready second quote-form']);
  await close();
});

test('a submit that a handler cancels is cancelled', async () => {
  const { BrokerWidget, show, host, close } = await openReact();
  await show(<BrokerWidget name="quote-form" onSubmit={(event) => event.preventDefault()} />);
  assert.not(fire(host(), 'broker:submit'));
  await close();
});

test('a new render changes attributes of the same element', async () => {
  const { BrokerWidget, show, host, close } = await openReact();
  const root = await show(<BrokerWidget name="quote-form" partner="before" headingLevel={2} />);
  const before = host();
  await show(<BrokerWidget name="quote-form" partner="after" />, root);
  assert.is(host(), before);
  assert.equal(attributes(host()), { 'data-broker-widget': 'quote-form', 'data-partner': 'after' });
  await close();
});

test('a ref is given the element, and let go of', async () => {
  const { BrokerWidget, show, host, close } = await openReact();
  const ref = createRef<HTMLDivElement>();
  const root = await show(<BrokerWidget name="quote-form" ref={ref} />);
  assert.is(ref.current, host());
  await act(async () => root.unmount());
  assert.is(ref.current, null);
  await close();
});

test('that the widget is gone is heard though the loader tells it of an element that React has removed', async () => {
  const { BrokerWidget, show, host, heard, handlers, close } = await openReact();
  const root = await show(<BrokerWidget name="quote-form" {...handlers()} />);
  const element = host();
  await act(async () => root.unmount());
  assert.not(element.isConnected);
  fire(element, 'broker:unmounted');
  assert.equal(heard, ['broker:unmounted quote-form']);
  await close();
});

test('in a shadow root it has that root scanned, since the loader does not look into it', async () => {
  const { BrokerWidget, show, main, arrive, done, close } = await openReact();
  const shadow = main.attachShadow({ mode: 'open' });
  await show(<BrokerWidget name="quote-form" />, createRoot(shadow));
  await arrive();
  assert.is(done.length, 1);
  assert.match(done[0] ?? '', 'scan');
  await close();
});

test('a loader that does not come is told to onError, once in StrictMode too', async () => {
  const { BrokerWidget, show, heard, handlers, tell, errors, close } = await openReact();
  await show(
    <StrictMode>
      <BrokerWidget name="quote-form" {...handlers()} />
    </StrictMode>,
  );
  await act(() => tell('error'));
  assert.equal(heard, ['broker:error quote-form']);
  assert.match(`${errors[0]?.[0]}`, `quote-form: loading failed: Error: ${ADDRESS} did not come`);
  await close();
});

for (const [inside, ready] of [
  ['<form></form>', ['broker:ready quote-form']],
  ['<slot></slot>', []],
  ['', []],
] as const)
  test(`a placeholder that hydrates with ${inside || 'nothing'} in its shadow root ${ready[0] ? 'is told to be' : 'is not'} ready`, async () => {
    const { BrokerWidget, main, host, heard, handlers, errors, close } = await openReact();
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
    assert.equal(heard, ready);
    // Those who listen on the page have heard the loader tell it.
    assert.equal(onPage, []);
    assert.equal(errors, []);
    await close();
  });

test.run();
