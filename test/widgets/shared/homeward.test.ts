import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { goHome, takeMessage } from '../../../widgets/shared/homeward';
import { installDom } from '../../support/dom';

const PAGE = 'https://broker.example/contact-us?from=a';

const GOES: [home: string, address: string][] = [
  ['/', 'https://broker.example/'],
  ['./', 'https://broker.example/'],
  ['/start?a=1#b', 'https://broker.example/start?a=1#b'],
  ['https://broker.example/', 'https://broker.example/'],
];

for (const [home, address] of GOES)
  test(`a success on another page goes to ${home} and the message comes along`, async () => {
    const dom = installDom('', { url: PAGE });
    goHome(home, 'Thank you');
    assert.is(location.href, address);
    assert.is(takeMessage(), 'Thank you');
    await dom.close();
  });

const STAYS: Record<string, string> = {
  'no home': '',
  'the page that it is on': '/contact-us',
  'the page that it is on with another query': '/contact-us?x=1#y',
  'an address on another origin': 'https://elsewhere.example/',
  'an address without an origin': 'javascript:alert(1)',
  'an address that cannot be read': 'https://',
};

for (const [what, home] of Object.entries(STAYS))
  test(`${what} sends nobody anywhere and leaves no message`, async () => {
    const dom = installDom('', { url: PAGE });
    goHome(home, 'Thank you');
    assert.is(location.href, PAGE);
    assert.is(takeMessage(), '');
    await dom.close();
  });

test('a message is given once', async () => {
  const dom = installDom('', { url: PAGE });
  goHome('/', 'Thank you');
  assert.is(takeMessage(), 'Thank you');
  assert.is(takeMessage(), '');
  await dom.close();
});

test('without a message there is none', async () => {
  const dom = installDom();
  assert.is(takeMessage(), '');
  await dom.close();
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('a visitor goes home where storage is switched off, without the message', async () => {
  const dom = installDom('', { url: PAGE });
  Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true });
  goHome('/', 'Thank you');
  assert.is(location.href, 'https://broker.example/');
  assert.is(takeMessage(), '');
  await dom.close();
});

test('a visitor goes home where storage is full, without the message', async () => {
  const dom = installDom('', { url: PAGE });
  Object.defineProperty(globalThis, 'sessionStorage', {
    value: { setItem: refuse, getItem: () => null, removeItem() {} },
    configurable: true,
  });
  goHome('/', 'Thank you');
  assert.is(location.href, 'https://broker.example/');
  assert.is(takeMessage(), '');
  await dom.close();
});

test.run();
