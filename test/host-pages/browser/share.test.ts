import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderPage } from '../../../build/pages/render-page';
import { COPIED, COPY, PRINT, SHARE, startSharing } from '../../../host-pages/browser/share/start-sharing';
import { contentRoutes } from '../../../host-pages/content-routes';
import { CONTENT } from '../../support/content';
import { type Dom, installDom } from '../../support/dom';
import { HEAD_FILES, pageAt, parseHtml, textOf } from '../../support/pages';

const [ROUTE] = contentRoutes({ content: CONTENT, images: {} });
if (!ROUTE?.article) throw new Error('The samples have no post.');
const TITLE = ROUTE.article.headline;
const PAGE = parseHtml(renderPage({ route: ROUTE, files: HEAD_FILES, content: CONTENT }));
const MAIN = PAGE.querySelector('main') as Element;
const ADDRESS = PAGE.querySelector('link[rel=canonical]')?.getAttribute('href') as string;

let dom: Dom;
let shared: unknown[];
let copied: string[];

type Device = { readonly share?: () => Promise<void>; readonly copyFails?: boolean };

/**
 * Opens a page that contains only `main` (default: the `main` of a post). Adds the share buttons to the first
 * `[data-share]`.
 */
function open({ share, copyFails }: Device, main = MAIN) {
  dom = installDom(`<body>${main.outerHTML}</body>`);
  [shared, copied] = [[], []];
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  if (share)
    define('share', (data: unknown) => {
      shared.push(data);
      return share();
    });
  define('clipboard', {
    async writeText(text: string) {
      if (copyFails) throw new Error('not allowed');
      copied.push(text);
    },
  });
  startSharing(document.querySelector('[data-share]') as HTMLElement);
}
const button = (name = '') =>
  [...document.querySelectorAll<HTMLElement>('[data-share] button')].find((each) =>
    each.textContent?.includes(name),
  ) as HTMLElement;
const status = () => document.querySelector('[data-share] [role=status]')?.textContent;

async function press(name = '') {
  button(name).click();
  await new Promise((done) => setImmediate(done));
}

test.after.each(() => dom?.close());

test('without scripts a post has links that share its title and address, with names that say so', () => {
  const group = MAIN.querySelector('section[aria-label="Share this post"]') as Element;
  const links = [...group.querySelectorAll('a')];
  assert.equal(links.map(textOf), ['Share on WhatsApp', 'Share by Email']);
  for (const link of links) {
    const url = new URL(link.getAttribute('href') as string);
    const text = url.searchParams.get('text') ?? url.searchParams.get('body');
    assert.is(text, `${TITLE}\n${ADDRESS}`);
  }
});

test('where there is a dialog for sharing, the button opens it with the title and the address', async () => {
  open({ share: async () => {} });
  assert.is(button().textContent, SHARE);
  await press();
  assert.equal(shared, [{ title: TITLE, url: ADDRESS }]);
  assert.equal(copied, []);
});

test('closing the dialog is no error; if it cannot open, the address is copied', async () => {
  const fail = (name: string) => async () => {
    throw Object.assign(new Error('x'), { name });
  };
  open({ share: fail('AbortError') });
  await press();
  assert.equal([copied, status()], [[], '']);
  await dom.close();
  open({ share: fail('NotAllowedError') });
  await press();
  assert.equal([copied, status()], [[ADDRESS], COPIED.link]);
});

test('elsewhere it copies the address and says so; if that fails, it shows the address', async () => {
  open({});
  assert.is(button().textContent, 'Copy link');
  await press();
  assert.equal([copied, status()], [[ADDRESS], COPIED.link]);
  await dom.close();
  open({ copyFails: true });
  await press();
  assert.equal([copied, status()], [[], ADDRESS]);
});

test('pressed again, it says again that the address was copied', async () => {
  open({});
  await press();
  assert.is(status(), COPIED.link);
  button().click();
  assert.is(status(), '');
  await new Promise((done) => setImmediate(done));
  assert.is(status(), COPIED.link);
});

const CLAIMS = pageAt('/claims').document.querySelector('main') as Element;
const LIST = new URL(
  CLAIMS.querySelector<HTMLAnchorElement>('[data-share] a')?.href as string,
).searchParams.get('text') as string;

test('a list gets buttons that print, copy and, where there is a dialog, share the text of its link', async () => {
  open({}, CLAIMS);
  const names = () => [...document.querySelectorAll('[data-share] button')].map(textOf);
  assert.equal(names(), [PRINT, COPY]);
  await press(COPY);
  assert.equal([copied, status()], [[LIST], COPIED.list]);
  await dom.close();
  open({ share: async () => {} }, CLAIMS);
  assert.equal(names(), [PRINT, COPY, SHARE]);
  await press(SHARE);
  assert.equal([shared, copied], [[{ text: LIST }], []]);
  await dom.close();
  open({ copyFails: true }, CLAIMS);
  await press(COPY);
  assert.equal([copied, status()], [[], LIST]);
});

test("a list's section is printed alone, and the whole page again after the visitor's next press", () => {
  for (const event of ['pointerdown', 'keydown']) {
    open({}, CLAIMS);
    const printed: string[] = [];
    const marked = () => [...document.querySelectorAll('[data-printed]')].map(({ id }) => id).join();
    Object.assign(globalThis, { print: () => printed.push(marked()) });
    button(PRINT).click();
    assert.equal([printed, marked()], [['motor-insurance'], 'motor-insurance']);
    dispatchEvent(new Event(event));
    assert.is(marked(), '');
    void dom.close();
  }
});

test('a list gets its buttons behind an edge that removes empty elements', async () => {
  const main = CLAIMS.cloneNode(true) as Element;
  for (const empty of main.querySelectorAll('.share-buttons')) empty.remove();
  open({}, main);
  await press(COPY);
  assert.equal([copied, status()], [[LIST], COPIED.list]);
  await dom.close();
});

test.run();
