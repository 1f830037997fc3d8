import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sizeFrames } from '../../../host-pages/browser/size-frames';
import { type Dom, installDom } from '../../support/dom';

const ORIGIN = 'https://broker.example';
const BASE = `${ORIGIN}/sub/`;

let dom: Dom;
let asked: unknown[];

/** A partner's page with the form's frame, another of our pages and somebody's; each with a window of its own. */
function open() {
  dom = installDom(
    `${['sub/embed/quote-form?partner=a', 'elsewhere']
      .map((path) => `<iframe src="${ORIGIN}/${path}"></iframe>`)
      .join('')}<iframe src="https://other.example/sub/embed/quote-form"></iframe>`,
    { url: 'https://partner.example/' },
  );
  asked = [];
  for (const frame of frames()) {
    const contentWindow = { postMessage: (...said: unknown[]) => void asked.push([frame, ...said]) };
    Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  }
  sizeFrames(BASE);
}
const frames = () => [...document.querySelectorAll('iframe')];
const form = () => frames()[0] as HTMLIFrameElement;

function hear(data: unknown, source: unknown = form().contentWindow, origin = ORIGIN) {
  dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
}
const hearHeight = (height: unknown, ...from: unknown[]) =>
  hear({ type: 'broker:height', height }, ...(from as [unknown, string]));

test.before.each(open);
test.after.each(() => dom.close());

test('the frame gets the height that its page tells', () => {
  hearHeight(1234);
  assert.is(form().style.height, '1234px');
  hearHeight(900.5);
  assert.is(form().style.height, '900.5px');
});

for (const [height, given] of [
  [0, '400px'],
  [-5, '400px'],
  [399.9, '400px'],
  [4001, '4000px'],
  [1e9, '4000px'],
] as const)
  test(`a height of ${height} is bounded to ${given}`, () => {
    hearHeight(height);
    assert.is(form().style.height, given);
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
  test(`${JSON.stringify(height) ?? height} is no height`, () => {
    hearHeight(height);
    assert.is(form().style.height, '');
  });

test('a message from another origin is nothing to us, whatever it says', () => {
  for (const origin of ['https://evil.example', 'https://broker.example.evil.example', 'null', ''])
    hearHeight(1000, form().contentWindow, origin);
  assert.is(form().style.height, '');
});

test('a message that comes from no frame with our form changes none', () => {
  for (const source of [
    null,
    {},
    window,
    ...frames()
      .slice(1)
      .map(({ contentWindow }) => contentWindow),
  ])
    hearHeight(1000, source);
  assert.equal(
    frames().map(({ style }) => style.height),
    ['', '', ''],
  );
});

test('other messages are left alone', () => {
  for (const data of [null, 'broker:height', 7, { type: 'broker:toast' }, { height: 900 }, { type: {} }])
    hear(data);
  assert.is(form().getAttribute('style'), null);
});

test('how the form goes is fired on its frame, without details', () => {
  const heard: unknown[] = [];
  for (const type of ['broker:ready', 'broker:submitted', 'broker:failed', 'broker:submit', 'click'])
    document.addEventListener(type, (event) =>
      heard.push([event.type, event.target, (event as CustomEvent).detail]),
    );
  for (const type of ['broker:ready', 'broker:submitted', 'broker:failed', 'broker:submit', 'click'])
    hear({ type, detail: 'x' });
  assert.equal(heard, [
    ['broker:ready', form(), null],
    ['broker:submitted', form(), null],
    ['broker:failed', form(), null],
  ]);
});

test('a form that stands there already is asked for its height, and nobody else is', () => {
  assert.equal(asked, [[form(), { type: 'broker:measure' }, '*']]);
});

test.run();
