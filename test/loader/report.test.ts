import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emit, nameOf, report, warn } from '../../loader/report';
import { installDom } from '../support/dom';
import { hearConsole } from '../widgets/hear-console';

const open = () => {
  const dom = installDom('<main><div data-broker-widget="greeting"></div></main>');
  const host = document.querySelector('div') as HTMLElement;
  const heard: CustomEvent[] = [];
  for (const type of ['broker:submit', 'broker:error', 'broker:ready'])
    document.addEventListener(type, (event) => heard.push(event as CustomEvent));
  return { host, heard, ...hearConsole(), close: dom.close };
};

test('the name of a placeholder is its attribute, and that of any other element is empty', async () => {
  const { host, close } = open();
  assert.is(nameOf(host), 'greeting');
  assert.is(nameOf(document.body), '');
  await close();
});

test('an event comes from the placeholder, bubbles, and names the widget beside its details', async () => {
  const { host, heard, close } = open();
  emit(host, 'broker:ready', { reason: 'x' });
  const [{ target, bubbles, composed, detail }] = heard as [CustomEvent];
  assert.is(target, host);
  assert.ok(bubbles && composed);
  assert.equal(detail, { widget: 'greeting', reason: 'x' });
  await close();
});

for (const [type, isCancelable] of [
  ['broker:submit', true],
  ['broker:ready', false],
] as const)
  test(`${type} can${isCancelable ? '' : 'not'} be cancelled`, async () => {
    const { host, close } = open();
    assert.is(emit(host, type), true);
    document.addEventListener(type, (event) => event.preventDefault());
    assert.is(emit(host, type), !isCancelable);
    await close();
  });

test('a warning names the widget, what is wrong and what is used, with the placeholder beside it', async () => {
  const { host, warnings, errors, heard, close } = open();
  warn(host, 'data-when="soon" is not one of now,idle', 'now');
  assert.equal(warnings, [
    ['broker-widgets: greeting: data-when="soon" is not one of now,idle; "now" is used.', host],
  ]);
  assert.equal([errors, heard], [[], []]);
  await close();
});

test('a report says on the console and as an event what was asked and what came', async () => {
  const { host, errors, heard, close } = open();
  const came = new TypeError('failed to fetch');
  report(host, 'mounting x.js failed', came);
  const message =
    'broker-widgets: greeting: mounting x.js failed: TypeError: failed to fetch. The fallback stays.';
  assert.is(errors.length, 1);
  assert.is(errors[0]?.[0], message);
  assert.is(errors[0]?.[1], host);
  assert.is(errors[0]?.[2], came);
  assert.equal(
    heard.map(({ type, detail }) => [type, detail]),
    [['broker:error', { widget: 'greeting', message }]],
  );
  await close();
});

test.run();
