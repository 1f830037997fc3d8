import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { notifyResult, redirectHome } from '../../../../widgets/shared/toast/after-submit';
import { TOAST_EVENT, type Toast, takeStoredToasts } from '../../../../widgets/shared/toast/toast';
import { BREAK_SESSION_STORAGE } from '../../../support/broken-storage';
import { installDom } from '../../../support/dom';

const THANKS: Toast = { type: 'success', text: 'Thank you' };
const PAGE = 'https://broker.example/contact-us?from=a';

const REDIRECTS: [home: string, address: string][] = [
  ['/', 'https://broker.example/'],
  ['./', 'https://broker.example/'],
  ['/start?a=1#b', 'https://broker.example/start?a=1#b'],
  ['https://broker.example/', 'https://broker.example/'],
];

for (const [home, address] of REDIRECTS)
  test(`a success on another page redirects to ${home} and stores the message as a toast`, async () => {
    const dom = installDom('', { url: PAGE });
    assert.ok(redirectHome(home, 'Thank you', ''));
    assert.is(location.href, address);
    assert.equal(takeStoredToasts(), [THANKS]);
    await dom.close();
  });

const NO_REDIRECTS: Record<string, string> = {
  'no home': '',
  'the current page': '/contact-us',
  'the current page with another query': '/contact-us?x=1#y',
  'a URL on another origin': 'https://elsewhere.example/',
  'a URL without an origin': 'javascript:alert(1)',
  'an invalid URL': 'https://',
};

for (const [what, home] of Object.entries(NO_REDIRECTS))
  test(`${what} does not redirect and stores no message`, async () => {
    const dom = installDom('', { url: PAGE });
    assert.not(redirectHome(home, 'Thank you', ''));
    assert.is(location.href, PAGE);
    assert.equal(takeStoredToasts(), []);
    await dom.close();
  });

test('the stored toast has the given time and position', async () => {
  const dom = installDom('', { url: PAGE });
  redirectHome('/', 'Thank you', '', { autoCloseMs: 2000, position: 'top-center' });
  assert.equal(takeStoredToasts(), [{ ...THANKS, autoCloseMs: 2000, position: 'top-center' }]);
  await dom.close();
});

const toastsOf = (run: () => void) => {
  const shown: Toast[] = [];
  document.addEventListener(TOAST_EVENT, (event) => shown.push((event as CustomEvent).detail));
  run();
  return shown;
};

test("a refusal shows the server's message as a silent toast, without a redirect", async () => {
  const dom = installDom('', { url: PAGE });
  const shown = toastsOf(() => notifyResult('/', 'refused', 'Not from this number.', 'Thanks', ''));
  assert.equal(shown, [{ type: 'error', text: 'Not from this number.', silent: true }]);
  assert.is(location.href, PAGE);
  await dom.close();
});

test('a refusal without a message shows no toast', async () => {
  const dom = installDom('', { url: PAGE });
  assert.equal(
    toastsOf(() => notifyResult('/', 'refused', '', 'Thanks', '')),
    [],
  );
  await dom.close();
});

test("a success without a message stores the form's message as a toast", async () => {
  const dom = installDom('', { url: PAGE });
  notifyResult('/', 'sent', '', 'Thank you', '');
  assert.equal(takeStoredToasts(), [THANKS]);
  await dom.close();
});

for (const [how, breakStorage] of Object.entries(BREAK_SESSION_STORAGE))
  test(`if sessionStorage is ${how}, there is no redirect, since the message cannot be stored`, async () => {
    const dom = installDom('', { url: PAGE });
    breakStorage();
    assert.not(redirectHome('/', 'Thank you', ''));
    assert.is(location.href, PAGE);
    await dom.close();
  });

test.run();
