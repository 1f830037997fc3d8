import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { notifyResult, redirectHome } from '../../../../widgets/shared/toast/after-submit';
import { TOAST_EVENT, type Toast, takeToasts } from '../../../../widgets/shared/toast/toast';
import { BREAK_SESSION_STORAGE } from '../../../support/broken-storage';
import { installDom } from '../../../support/dom';

const THANKS: Toast = { type: 'success', text: 'Thank you' };
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
    assert.ok(redirectHome(home, 'Thank you'));
    assert.is(location.href, address);
    assert.equal(takeToasts(), [THANKS]);
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
    assert.not(redirectHome(home, 'Thank you'));
    assert.is(location.href, PAGE);
    assert.equal(takeToasts(), []);
    await dom.close();
  });

test('the toast that comes along is shown as long and where it is asked to be', async () => {
  const dom = installDom('', { url: PAGE });
  redirectHome('/', 'Thank you', { autoCloseMs: 2000, position: 'top-center' });
  assert.equal(takeToasts(), [{ ...THANKS, autoCloseMs: 2000, position: 'top-center' }]);
  await dom.close();
});

const toastsOf = (tell: () => void) => {
  const shown: Toast[] = [];
  document.addEventListener(TOAST_EVENT, (event) => shown.push((event as CustomEvent).detail));
  tell();
  return shown;
};

test('a refusal shows the words of the server as a toast that is not announced, and goes nowhere', async () => {
  const dom = installDom('', { url: PAGE });
  const shown = toastsOf(() => notifyResult('/', 'refused', 'Not from this number.', 'Thanks'));
  assert.equal(shown, [{ type: 'error', text: 'Not from this number.', silent: true }]);
  assert.is(location.href, PAGE);
  await dom.close();
});

test('a refusal without words shows no toast', async () => {
  const dom = installDom('', { url: PAGE });
  assert.equal(
    toastsOf(() => notifyResult('/', 'refused', '', 'Thanks')),
    [],
  );
  await dom.close();
});

test('a success without words takes those of the form along', async () => {
  const dom = installDom('', { url: PAGE });
  notifyResult('/', 'sent', '', 'Thank you');
  assert.equal(takeToasts(), [THANKS]);
  await dom.close();
});

for (const [how, breakStorage] of Object.entries(BREAK_SESSION_STORAGE))
  test(`where sessionStorage is ${how} nobody is sent home, since the message could not come along`, async () => {
    const dom = installDom('', { url: PAGE });
    breakStorage();
    assert.not(redirectHome('/', 'Thank you'));
    assert.is(location.href, PAGE);
    await dom.close();
  });

test.run();
