import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useClock } from './clock';
import { chooseFiles, fill, installDom } from './dom';
import { stubFetch } from './stub-fetch';

test("a page's window provides the globals until the page is closed", async () => {
  const dom = installDom('<p id="a">text</p>');
  assert.is(document.querySelector('#a')?.textContent, 'text');
  assert.is(window, globalThis);
  assert.is(document.defaultView, window);
  (globalThis as Record<string, unknown>).LeftBehind = 1;
  await dom.close();
  assert.is(typeof document, 'undefined');
  assert.not('LeftBehind' in globalThis);
});

test('installing a page closes the one that a test left open', async () => {
  installDom('<p>first</p>');
  const fetchStub = stubFetch(() => ({}));
  const realNow = Date.now;
  useClock();
  const dom = installDom('<p>second</p>');
  assert.is(document.body.textContent, 'second');
  assert.is(Date.now, realNow);
  assert.is(fetchStub.calls.length, 0);
  await dom.close();
});

test('a page can be installed with a whole document, a URL and a width', async () => {
  const dom = installDom(
    '<!doctype html><html lang="te"><head><title>t</title></head><body>b</body></html>',
    {
      url: 'https://partner.example/page?a=1',
      width: 500,
      reducedMotion: true,
    },
  );
  assert.is(document.documentElement.lang, 'te');
  assert.is(document.title, 't');
  assert.is(location.search, '?a=1');
  assert.is(innerWidth, 500);
  assert.ok(matchMedia('(max-width: 639px)').matches);
  assert.ok(matchMedia('(prefers-reduced-motion: reduce)').matches);
  await dom.close();
});

test('navigation changes the URL and loads nothing', async () => {
  const dom = installDom();
  location.href = '/about-us';
  assert.is(location.pathname, '/about-us');
  history.pushState({ job: 7 }, '', '/career-details');
  assert.equal(history.state, { job: 7 });
  await dom.close();
});

test('a MutationObserver reports insertions, removals and attributes', async () => {
  const dom = installDom('<main></main>');
  const main = document.querySelector('main') as HTMLElement;
  const seen: string[] = [];
  new MutationObserver((records) => {
    for (const { type, addedNodes, removedNodes } of records)
      seen.push(`${type} ${addedNodes.length} ${removedNodes.length}`);
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
  const child = document.createElement('p');
  main.append(child);
  main.setAttribute('data-a', '1');
  child.remove();
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(seen, ['childList 1 0', 'attributes 0 0', 'childList 0 1']);
  await dom.close();
});

test('an IntersectionObserver fires when the test calls intersect, but not for an unobserved element', async () => {
  const dom = installDom('<p></p>');
  const p = document.querySelector('p') as HTMLElement;
  const seen: boolean[] = [];
  const observer = new IntersectionObserver(([entry]) => seen.push(entry?.isIntersecting ?? false));
  observer.observe(p);
  assert.ok(dom.isObserved(p));
  dom.intersect(p);
  dom.intersect(p, false);
  observer.unobserve(p);
  dom.intersect(p);
  assert.not(dom.isObserved(p));
  assert.equal(seen, [true, false]);
  await dom.close();
});

test('an idle callback runs once when the test calls idle, unless it was cancelled', async () => {
  const dom = installDom();
  const seen: string[] = [];
  requestIdleCallback(() => seen.push('run'));
  cancelIdleCallback(requestIdleCallback(() => seen.push('cancelled')));
  assert.equal(seen, []);
  dom.idle();
  dom.idle();
  assert.equal(seen, ['run']);
  await dom.close();
});

test('a shadow root applies an adopted style sheet', async () => {
  const dom = installDom('<div></div>');
  const root = (document.querySelector('div') as HTMLElement).attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('p { color: rgb(1, 2, 3) }');
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = '<p>x</p>';
  assert.is(getComputedStyle(root.querySelector('p') as Element).color, 'rgb(1, 2, 3)');
  await dom.close();
});

test('a dialog opens and closes, and aborting a signal removes its listener', async () => {
  const dom = installDom('<dialog></dialog>');
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.showModal();
  assert.ok(dialog.open);
  const listening = new AbortController();
  let closed = 0;
  dialog.addEventListener('close', () => closed++, { signal: listening.signal });
  dialog.close();
  listening.abort();
  dialog.showModal();
  dialog.close();
  assert.is(closed, 1);
  await dom.close();
});

test('filling a field and choosing files fire input and change and update the form data', async () => {
  const dom = installDom('<form><input name="a"><input name="file" type="file"></form>');
  const form = document.querySelector('form') as HTMLFormElement;
  const seen: string[] = [];
  for (const type of ['input', 'change']) form.addEventListener(type, () => seen.push(type));
  fill(form.querySelector('[name=a]') as Element, 'text');
  chooseFiles(form.querySelector('[name=file]') as Element, new File(['%PDF-'], 'cv.pdf'));
  assert.equal(seen, ['input', 'change', 'input', 'change']);
  const data = new FormData(form);
  assert.is(data.get('a'), 'text');
  assert.is((data.get('file') as File).name, 'cv.pdf');
  await dom.close();
});

test('fetch without a stub rejects', async () => {
  const dom = installDom();
  const message = await fetch('/api/state.php').catch((error) => error.message);
  assert.match(message, 'no stubFetch');
  await dom.close();
});

test('a stubbed fetch records the call and resolves with JSON or a Response, or rejects', async () => {
  const dom = installDom('', { url: 'https://host.example/a/' });
  const answers = [{ success: true }, new Response('busy', { status: 503 }), new TypeError('offline')];
  const { calls } = stubFetch(() => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const body = new FormData();
  body.append('first_name', 'Asha');
  const first = await fetch('api/x.php', { method: 'post', body });
  assert.equal(await first.json(), { success: true });
  assert.is((await fetch(new URL('https://api.example/'))).status, 503);
  assert.is(await fetch('/').catch((error) => error.message), 'offline');
  assert.is(calls[0]?.url, 'https://host.example/a/api/x.php');
  assert.is(calls[0]?.method, 'POST');
  assert.equal(calls[0]?.fields, { first_name: 'Asha' });
  assert.is(calls.length, 3);
  await dom.close();
});

test('an aborted fetch rejects while its handler is still pending', async () => {
  const dom = installDom();
  stubFetch(() => new Promise(() => {}));
  const controller = new AbortController();
  const answer = fetch('/', { signal: controller.signal }).catch((error) => error.name);
  controller.abort();
  assert.is(await answer, 'AbortError');
  await dom.close();
});

test('the clock runs due timers in order, and repeats intervals', async () => {
  const dom = installDom();
  const clock = useClock();
  const seen: string[] = [];
  const from = Date.now();
  setTimeout(() => seen.push(`b ${Date.now() - from}`), 20);
  setTimeout((name: string) => seen.push(`${name} ${Date.now() - from}`), 10, 'a');
  const every = setInterval(() => seen.push(`i ${Date.now() - from}`), 15);
  clearTimeout(setTimeout(() => seen.push('never'), 5));
  requestAnimationFrame(() => seen.push('frame'));
  await clock.advance(30);
  assert.equal(seen, ['a 10', 'i 15', 'frame', 'b 20', 'i 30']);
  assert.is(Date.now() - from, 30);
  clearInterval(every);
  assert.is(clock.pending(), 0);
  await dom.close();
});

test('the clock lets a promise chain between two timers run', async () => {
  const dom = installDom();
  const clock = useClock();
  let done = false;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  void wait(100)
    .then(() => wait(100))
    .then(() => {
      done = true;
    });
  await clock.advance(199);
  assert.not(done);
  await clock.advance(1);
  assert.ok(done);
  await dom.close();
});

test('after a page has used Response, Node still sends the content of files', async () => {
  const dom = installDom();
  await new Response().text();
  await dom.close();
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7']), 'cv.pdf');
  assert.match(await new Response(form).text(), '%PDF-1.7');
});

test.run();
