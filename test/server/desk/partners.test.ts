import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import type { Response } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addPartner } from '../../../server/db/partners';
import { type TempDesk, withDesk } from './temp-desk';

const linkIn = (body: string) => /value="(https:[^"]+\/api\/partner\/[^"]+)"/.exec(body)?.[1];

const readPage = ({ body }: Response) => new JSDOM(body).window.document;

const SCRIPT = new URL('../../../server/desk/browser/desk.js', import.meta.url);

type ButtonName = 'Make a private link' | 'Replace' | 'End the link';

/**
 * Presses a partner's button on a page that was loaded before. Returns the message of the next page, and the link that
 * it shows.
 */
async function press({ post, get }: TempDesk, page: Response, name: ButtonName, partner = 'Rao') {
  const { document, FormData } = new JSDOM(page.body).window;
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === `${name} ${partner}`,
  );
  const form = button?.form ?? undefined;
  const fields = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, `${value}`]));
  const { headers } = await post(`${form?.getAttribute('action')}`, fields);
  const next = await get(`${headers.location}`);
  const message = readPage(next).querySelector('[autofocus]');
  return { location: `${headers.location}`, message, text: message?.textContent, link: linkIn(next.body) };
}

const withPartner = (use: (desk: TempDesk) => Promise<void>) =>
  withDesk(async (desk) => {
    await addPartner(desk.db, { id: 'agent-42', name: 'Rao' }, new Date());
    await use(desk);
  });

test('the desk makes, replaces and ends a partner’s private link', () =>
  withPartner(async (desk) => {
    const { get, post } = desk;
    const load = () => get('/partners');
    assert.is(linkIn((await load()).body), undefined);
    const { link } = await press(desk, await load(), 'Make a private link');
    assert.match(`${link}`, /^https:\/\/broker\.example\/api\/partner\/[\w-]{22}\.[\w-]{22}$/);
    const replaced = await press(desk, await load(), 'Replace');
    assert.ok(replaced.link);
    assert.is.not(replaced.link, link);
    assert.is((await press(desk, await load(), 'End the link')).link, undefined);
    assert.is((await post('/partners/link', { partner: 'nobody' })).statusCode, 404);
  }));

test('a page that was loaded earlier neither replaces nor ends a newer link, and says what has happened since', () =>
  withPartner(async (desk) => {
    const load = () => desk.get('/partners');
    const without = await load();
    const { link: first } = await press(desk, without, 'Make a private link');
    const withFirst = await load();
    const again = await press(desk, without, 'Make a private link');
    assert.is(again.link, first);
    assert.match(`${again.text}`, /^Nothing has changed: the link was made after/);
    assert.is(again.message?.getAttribute('role'), 'alert');

    const { link: second } = await press(desk, withFirst, 'Replace');
    const withSecond = await load();
    for (const name of ['Replace', 'End the link'] as const) {
      const late = await press(desk, withFirst, name);
      assert.is(late.link, second, name);
      assert.match(`${late.text}`, /^Nothing has changed: the link was replaced after/, name);
    }

    await press(desk, withSecond, 'End the link');
    const late = await press(desk, withSecond, 'Replace');
    assert.is(late.link, undefined);
    assert.match(`${late.text}`, /^Nothing has changed: the link was ended after/);
    assert.is((await press(desk, withSecond, 'End the link')).text, 'The private link has ended.');
  }));

test('a page that is loaded again does not say that a link has ended once there is a new one', () =>
  withPartner(async (desk) => {
    await press(desk, await desk.get('/partners'), 'Make a private link');
    const { location } = await press(desk, await desk.get('/partners'), 'End the link');
    await press(desk, await desk.get('/partners'), 'Make a private link');
    assert.is(readPage(await desk.get(location)).querySelector('[role=status]:not(:empty)'), null);
  }));

test('the buttons that end a partner’s link are folded', () =>
  withPartner(async (desk) => {
    const { get } = desk;
    const isFolded = (document: Document, text: RegExp) =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => text.test(`${textContent}`))
        ?.closest('details:not([open])') != null;
    assert.not(isFolded(readPage(await get('/partners')), /^Make a private link/));
    await press(desk, await get('/partners'), 'Make a private link');
    const document = readPage(await get('/partners'));
    for (const text of [/^Replace/, /^End the link/]) assert.ok(isFolded(document, text), `${text}`);
    assert.is(document.querySelector('summary')?.textContent, 'Replace or end the link of Rao');
  }));

/** Runs the page's script in a browser whose clipboard may be blocked. Returns the page and what is copied. */
async function openInBrowser({ body }: Response, isBlocked: boolean) {
  const { window } = new JSDOM(body, { url: 'http://127.0.0.1:4002/', runScripts: 'outside-only' });
  const copied: string[] = [];
  const writeText = async (text: string) => {
    if (isBlocked) throw new Error('NotAllowedError');
    copied.push(text);
  };
  Object.defineProperty(window.navigator, 'clipboard', { value: { writeText } });
  window.eval(await readFile(SCRIPT, 'utf8'));
  return { window, copied };
}

test('a button copies the private link of its partner, or selects the link if the browser does not allow that', () =>
  withDesk(async (desk) => {
    const { db, get } = desk;
    for (const name of ['Rao', 'Das']) await addPartner(db, { id: `A & ${name}`, name }, new Date());
    await press(desk, await get('/partners'), 'Make a private link', 'Das');
    await press(desk, await get('/partners'), 'Make a private link');
    const page = await get('/partners');
    for (const [isBlocked, text] of [
      [false, 'Copied.'],
      [true, 'Press Ctrl and C to copy what is selected.'],
    ] as const) {
      const { window, copied } = await openInBrowser(page, isBlocked);
      const { document } = window;
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Copy the private link of Rao',
      );
      assert.is(button?.hidden, false);
      button?.click();
      await new Promise(setImmediate);
      const section = button?.closest('section');
      assert.is(section?.querySelector('[role=status]')?.textContent, text);
      const field = section?.querySelector<HTMLInputElement>('input[readonly]');
      assert.match(`${field?.value}`, '/api/partner/');
      assert.equal(copied, isBlocked ? [] : [field?.value]);
      if (isBlocked) {
        assert.is(document.activeElement, field);
        assert.equal([field?.selectionStart, field?.selectionEnd], [0, field?.value.length]);
      }
      window.close();
    }
  }));

test('without scripts the button that copies is hidden, and the link is in a field', () =>
  withPartner(async (desk) => {
    const { link } = await press(desk, await desk.get('/partners'), 'Make a private link');
    const document = readPage(await desk.get('/partners'));
    const shown = [...document.querySelectorAll('button')].filter(({ hidden }) => !hidden);
    assert.not(shown.some(({ textContent }) => textContent?.startsWith('Copy')));
    const label = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent === 'Private link of Rao',
    );
    assert.is((label?.control as HTMLInputElement | undefined)?.value, link);
  }));

test('the page says beside a partner, with the focus, what has become of the link', () =>
  withDesk(async (desk) => {
    const { db, get } = desk;
    for (const name of ['Rao', 'Das']) await addPartner(db, { id: `A & ${name}`, name }, new Date());
    for (const [button, text] of [
      ['Make a private link', 'The private link is ready. Send it to Rao only.'],
      ['Replace', 'The private link is new. The earlier one no longer works.'],
      ['End the link', 'The private link has ended.'],
    ] as const) {
      const { location } = await press(desk, await get('/partners'), button);
      const statuses = readPage(await get(location)).querySelectorAll('[role=status]:not(:empty)');
      assert.equal(
        [...statuses].map(({ textContent }) => textContent),
        [text],
      );
      const [status] = statuses;
      assert.ok(status?.hasAttribute('autofocus'), 'it has the focus');
      assert.is(status?.getAttribute('aria-label'), text, 'screen readers announce it');
      assert.is(status?.closest('section')?.querySelector('h2')?.textContent, 'Rao');
    }
    for (const query of [
      '?done=nonsense&partner=A+%26+Rao',
      '?done=ended',
      '?done=toString&partner=A+%26+Rao',
    ])
      assert.is(
        readPage(await get(`/partners${query}`)).querySelector('[role=status]:not(:empty)'),
        null,
        query,
      );
  }));

test.run();
