import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameOf, report } from '../../loader/report';
import { captureConsole } from '../support/capture-console';
import { installDom } from '../support/dom';

const open = () => {
  const dom = installDom('<main><div data-broker-widget="greeting"></div></main>');
  const host = document.querySelector('div') as HTMLElement;
  const events: CustomEvent[] = [];
  document.addEventListener('broker:error', (event) => events.push(event as CustomEvent));
  return { host, events, ...captureConsole(), close: dom.close };
};

test("a placeholder's name is read from its attribute; any other element has none", async () => {
  const { host, close } = open();
  assert.is(nameOf(host), 'greeting');
  assert.is(nameOf(document.body), '');
  await close();
});

test('a report names the action and the cause on the console and in an event', async () => {
  const { host, errors, events, close } = open();
  const cause = new TypeError('failed to fetch');
  report(host, 'mounting x.js failed', cause);
  const message = 'broker-widgets: greeting: mounting x.js failed: TypeError: failed to fetch';
  assert.is(errors.length, 1);
  assert.is(errors[0]?.[0], message);
  assert.is(errors[0]?.[1], host);
  assert.is(errors[0]?.[2], cause);
  assert.equal(
    events.map(({ type, target, bubbles, composed, detail }) => [type, target, bubbles, composed, detail]),
    [['broker:error', host, true, true, { widget: 'greeting', message }]],
  );
  await close();
});

test.run();
