import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { resizeIframes } from '../../../host-pages/browser/resize-iframes';
import { type Dom, installDom } from '../../support/dom';

const ORIGIN = 'https://broker.example';
const BASE = `${ORIGIN}/sub/`;

let dom: Dom;
let posted: unknown[];

/** Opens a partner's page with three frames: the form, another page of ours, and a page of another site. */
function open() {
  dom = installDom(
    `${['sub/embed/quote-form?partner=a', 'elsewhere']
      .map((path) => `<iframe src="${ORIGIN}/${path}"></iframe>`)
      .join('')}<iframe src="https://other.example/sub/embed/quote-form"></iframe>`,
    { url: 'https://partner.example/' },
  );
  posted = [];
  for (const frame of frames()) {
    const contentWindow = { postMessage: (...args: unknown[]) => void posted.push([frame, ...args]) };
    Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  }
  resizeIframes(BASE);
}
const frames = () => [...document.querySelectorAll('iframe')];
const form = () => frames()[0] as HTMLIFrameElement;

function receive(data: unknown, source: unknown = form().contentWindow, origin = ORIGIN) {
  dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
}
const receiveHeight = (height: unknown, ...from: unknown[]) =>
  receive({ type: 'broker:height', height }, ...(from as [unknown, string]));

test.before.each(open);
test.after.each(() => dom.close());

test('the frame gets the height that its page reports', () => {
  receiveHeight(1234);
  assert.is(form().style.height, '1234px');
  receiveHeight(900.5);
  assert.is(form().style.height, '900.5px');
});

test('two snippets on a page, each with its own tag, report an event of the form once', () => {
  resizeIframes(BASE);
  let events = 0;
  form().addEventListener('broker:submitted', () => events++);
  receive({ type: 'broker:submitted' });
  assert.is(events, 1);
});

for (const [height, clamped] of [
  [0, '200px'],
  [-5, '200px'],
  [199.9, '200px'],
  [4001, '4000px'],
  [1e9, '4000px'],
] as const)
  test(`a height of ${height} is clamped to ${clamped}`, () => {
    receiveHeight(height);
    assert.is(form().style.height, clamped);
  });

for (const height of [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '1000',
  '1000px;position:fixed',
  null,
  undefined,
  {},
  [900],
])
  test(`${JSON.stringify(height) ?? height} is not a valid height and is ignored`, () => {
    receiveHeight(height);
    assert.is(form().style.height, '');
  });

test('a message from another origin is ignored', () => {
  for (const origin of ['https://evil.example', 'https://broker.example.evil.example', 'null', ''])
    receiveHeight(1000, form().contentWindow, origin);
  assert.is(form().style.height, '');
});

test('a message from a window other than that of a form frame is ignored', () => {
  for (const source of [
    null,
    {},
    window,
    ...frames()
      .slice(1)
      .map(({ contentWindow }) => contentWindow),
  ])
    receiveHeight(1000, source);
  assert.equal(
    frames().map(({ style }) => style.height),
    ['', '', ''],
  );
});

test('messages of other types are ignored', () => {
  for (const data of [null, 'broker:height', 7, { type: 'broker:toast' }, { height: 900 }, { type: {} }])
    receive(data);
  assert.is(form().getAttribute('style'), null);
});

test("the form's events are dispatched on its frame, with no other detail than the reference number", () => {
  const events: unknown[] = [];
  for (const type of ['broker:ready', 'broker:submitted', 'broker:failed', 'broker:submit', 'click'])
    document.addEventListener(type, (event) =>
      events.push([event.type, event.target, (event as CustomEvent).detail]),
    );
  for (const type of ['broker:ready', 'broker:submitted', 'broker:failed', 'broker:submit', 'click'])
    receive({ type, detail: 'x', reference: type === 'broker:submitted' ? 'Q-1' : 2 });
  assert.equal(events, [
    ['broker:ready', form(), null],
    ['broker:submitted', form(), { reference: 'Q-1' }],
    ['broker:failed', form(), null],
  ]);
});

test('a form frame that has already loaded is asked for its height; other frames are not', () => {
  assert.equal(posted, [[form(), { type: 'broker:measure' }, '*']]);
});

test.run();
