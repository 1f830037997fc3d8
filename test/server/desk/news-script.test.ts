import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const SCRIPT = new URL('../../../server/desk/browser/desk.js', import.meta.url);

const row = (place: string, name: string) => `<li class="lead" data-place="${place}">${name}</li>`;

test('polls that overlap add a new lead once', async () => {
  const { window } = new JSDOM(
    `<title>Leads</title><p id="news"></p><ol data-news="/news">${row('1', 'Asha')}</ol>`,
    { url: 'http://127.0.0.1:4002/', runScripts: 'outside-only', pretendToBeVisual: true },
  );
  const { document } = window;
  try {
    const answers: ((html: string) => void)[] = [];
    window.fetch = () =>
      new Promise((resolve) => {
        answers.push((html) => resolve({ status: 200, text: async () => html } as Response));
      });
    window.eval(await readFile(SCRIPT, 'utf8'));
    const poll = () => document.dispatchEvent(new window.Event('visibilitychange'));
    /** Answers the pending polls, and waits until the script has handled the answers. */
    const answer = async (html: string) => {
      for (const resolve of answers.splice(0)) resolve(html);
      await new Promise(setImmediate);
    };
    const names = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

    poll();
    poll();
    await answer(`<ol>${row('2', 'Meera')}</ol>`);
    assert.equal(names(), ['Meera', 'Asha']);
    assert.is(document.title, '(1) Leads');

    poll();
    await answer(`<ol>${row('3', 'Ravi')}</ol>`);
    assert.equal(names(), ['Ravi', 'Meera', 'Asha'], 'the next poll adds the next lead');
  } finally {
    window.close();
  }
});

test('new leads replace the count and the text of an empty list, and push no lead out of the list', async () => {
  const listed = Array.from({ length: 250 }, (_, index) => row(`1.${index}`, `Lead ${index}`)).join('');
  const { window } = new JSDOM(
    `<p class="count">0 leads</p><p id="news"></p><p class="empty">None</p><ol data-news="/news">${listed}</ol>`,
    { url: 'http://127.0.0.1:4002/', runScripts: 'outside-only', pretendToBeVisual: true },
  );
  const { document } = window;
  try {
    window.fetch = async () =>
      ({ status: 200, text: async () => `<ol>${row('2', 'Meera')}</ol>` }) as Response;
    window.eval(await readFile(SCRIPT, 'utf8'));
    document.dispatchEvent(new window.Event('visibilitychange'));
    await new Promise(setImmediate);
    assert.is(document.querySelectorAll('li').length, 251);
    assert.is(document.querySelector('.count, .empty'), null);
  } finally {
    window.close();
  }
});

test('the list says when it is no longer up to date, and stops saying so when leads load again', async () => {
  const { window } = new JSDOM(`<p id="news"></p><ol data-news="/news">${row('1', 'Asha')}</ol>`, {
    url: 'http://127.0.0.1:4002/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  const { document } = window;
  try {
    const answers: (() => Promise<Response>)[] = [
      // A proxy in front of the desk asks for a new login.
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => ({ status: 502 }) as Response,
      async () => ({ status: 503 }) as Response,
      async () => ({ status: 200, text: async () => '<ol></ol>' }) as Response,
    ];
    window.fetch = () => answers.shift()?.() as Promise<Response>;
    window.eval(await readFile(SCRIPT, 'utf8'));
    const said: (string | null | undefined)[] = [];
    while (answers.length > 0) {
      document.dispatchEvent(new window.Event('visibilitychange'));
      await new Promise(setImmediate);
      const bar = document.getElementById('news');
      said.push(bar?.textContent);
      assert.is(bar?.classList.contains('failed'), bar?.textContent !== '', 'a failure is not green');
    }
    assert.equal(said, [
      '',
      '',
      'New leads cannot be loaded at the moment. Load this page again to see whether there are any.',
      '',
    ]);
  } finally {
    window.close();
  }
});

test.run();
