import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startAnalytics } from '../../../host-pages/browser/analytics';
import { type Dom, installDom } from '../../support/dom';

const ENDPOINT_META = '<meta name="analytics" content="https://count.example/view">';

const FORM = (name: string, attributes = '') => `
  <div data-broker-widget="${name}" ${attributes}>
    <form><input name="first_name"><input name="mobile"><button type="submit">Submit</button></form>
  </div>`;

let dom: Dom;
let sent: [address: string, report: { event?: string; [key: string]: unknown }][];
let inits: RequestInit[];

type Opening = {
  readonly prerendering?: boolean;
  readonly referrer?: string;
  readonly privacy?: object;
  readonly reportsView?: boolean;
  readonly response?: () => Promise<Response>;
};

function open(head: string, body = '', options: Opening = {}) {
  const { prerendering = false, referrer = '', privacy = {}, reportsView = true } = options;
  const { response = async () => new Response() } = options;
  dom = installDom(`<html><head><title>Services</title>${head}</head><body>${body}</body></html>`, {
    url: 'https://broker.example/services?mobile=9876543210#formdata',
  });
  sent = [];
  inits = [];
  Object.assign(globalThis, {
    fetch: (address: string, init: RequestInit) => {
      const { body } = init;
      sent.push([
        address,
        body instanceof URLSearchParams ? Object.fromEntries(body) : JSON.parse(`${body}`),
      ]);
      inits.push(init);
      return response();
    },
  });
  for (const [name, value] of Object.entries(privacy)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  startAnalytics({ reportsView });
}

const part = <Part extends HTMLElement>(selector: string) => document.querySelector(selector) as Part;
const form = () => part('[data-broker-widget]');
const type = (name: string, root: ParentNode = document) =>
  root.querySelector(`[name=${name}]`)?.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
const submit = (root: ParentNode = document) => {
  const button = root.querySelector('[type=submit]');
  button?.addEventListener('click', (event) => event.preventDefault());
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
};
const emit = (event: string, host: Element = form()) =>
  host.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true }));
/** Resolves after the next frame is drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const steps = () => sent.flatMap(([, { event, fields }]) => (event ? [[event, fields].flat()] : []));

test.after.each(() => dom.close());

test('a page without an analytics endpoint sends no report', () => {
  open('', FORM('quote-form'));
  type('mobile');
  assert.equal(sent, []);
});

test('a page view has path, title and referrer, without query strings or fragments', () => {
  open(ENDPOINT_META, '', { referrer: 'https://broker.example/blog?q=asha' });
  assert.equal(sent, [
    [
      'https://count.example/view',
      { path: '/services', title: 'Services', referrer: 'https://broker.example/blog' },
    ],
  ]);
});

test('a report has no cookies, is text, and is sent even if the page is left', () => {
  open(ENDPOINT_META);
  assert.is(inits.length, 1);
  const { body = null, ...init } = inits[0] as RequestInit;
  assert.is(
    new Request('https://count.example/', { method: 'POST', body }).headers.get('content-type'),
    'text/plain;charset=UTF-8',
  );
  assert.equal(init, { method: 'POST', keepalive: true, credentials: 'omit', mode: 'no-cors' });
});

test('an unreachable endpoint causes no unhandled rejection', async () => {
  let unhandled: unknown;
  const onUnhandled = (error: unknown) => {
    unhandled = error;
  };
  process.once('unhandledRejection', onUnhandled);
  open(ENDPOINT_META, '', { response: () => Promise.reject(new TypeError('Failed to fetch')) });
  await drawn();
  process.off('unhandledRejection', onUnhandled);
  assert.is(sent.length, 1);
  assert.is(unhandled, undefined);
});

test('a frame does not report a view', () => {
  open(ENDPOINT_META, FORM('quote-form'), { reportsView: false });
  assert.equal(sent, []);
});

test('a prerendered page reports only when it is shown, and once', () => {
  open(ENDPOINT_META, FORM('quote-form'), { prerendering: true });
  type('mobile');
  assert.equal(sent, []);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  assert.is(sent.length, 1);
});

for (const privacy of [{ doNotTrack: '1' }, { globalPrivacyControl: true }]) {
  test(`nothing is reported with ${Object.keys(privacy)}`, () => {
    open(ENDPOINT_META, `${FORM('quote-form')}<a href="tel:+910000000000">Call</a>`, { privacy });
    type('mobile');
    part('a').click();
    assert.equal(sent, []);
  });
}

test('each step to a lead is reported once, with the first field that is used', async () => {
  open(ENDPOINT_META, FORM('quote-form'));
  assert.equal(steps(), []);
  for (let times = 0; times < 2; times++) {
    dom.intersect(form());
    type('mobile');
    type('first_name');
    submit();
    await drawn();
    emit('broker:submitted');
  }
  assert.equal(steps(), [
    ['form_seen', undefined],
    ['form_used', 'mobile'],
    ['form_submitted', undefined],
    ['form_sent', undefined],
  ]);
});

test('a press reports nothing before the frame that answers it, and at once if the page is left', async () => {
  open(ENDPOINT_META, FORM('quote-form'));
  submit();
  assert.equal(steps(), []);
  window.dispatchEvent(new Event('pagehide'));
  assert.equal(steps(), [['form_submitted', undefined]]);
  await drawn();
  assert.equal(steps(), [['form_submitted', undefined]]);
});

test('a report has the page, the form and its partner, and nothing that was typed', () => {
  open(ENDPOINT_META, FORM('quote-form', 'data-partner="agent-42"'));
  part<HTMLInputElement>('[name=mobile]').value = '9876543210';
  type('mobile');
  assert.equal(sent.at(-1)?.[1], {
    event: 'form_used',
    path: '/services',
    form: 'quote-form',
    partner: 'agent-42',
    fields: ['mobile'],
  });
  assert.not.match(JSON.stringify(sent), '9876543210');
});

test('a value that the form fills in itself is no step of the visitor', () => {
  open(ENDPOINT_META, FORM('quote-form'));
  const mobile = part('[name=mobile]');
  mobile.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: 'prefill' }));
  assert.equal(steps(), []);
  mobile.dispatchEvent(new InputEvent('input', { bubbles: true }));
  assert.equal(steps().at(-1), ['form_used', 'mobile']);
});

test('a form with errors reports the names of the invalid fields', async () => {
  open(ENDPOINT_META, FORM('contact-form'));
  part('[name=mobile]').setAttribute('aria-invalid', 'true');
  submit();
  await drawn();
  assert.equal(steps(), [
    ['form_submitted', undefined],
    ['form_failed', 'mobile'],
  ]);
});

test('a form that the server did not store is unsent, or failed if the server named fields', async () => {
  open(ENDPOINT_META, FORM('quote-form'));
  emit('broker:failed');
  await drawn();
  part('[name=mobile]').setAttribute('aria-invalid', 'true');
  emit('broker:failed');
  await drawn();
  assert.equal(steps(), [
    ['form_unsent', undefined],
    ['form_failed', 'mobile'],
  ]);
});

test('a form in a shadow root of the popup reports as the popup; neither its close button nor its first step submits it', async () => {
  open(
    ENDPOINT_META,
    `<div data-broker-widget="contact-popup">
       <form method="dialog"><button type="submit">Close</button></form>
       <div class="inner"></div>
     </div>`,
  );
  const root = part('.inner').attachShadow({ mode: 'open' });
  root.innerHTML =
    '<form><input name="mobile" aria-invalid="true"><button type="submit">Submit</button></form>';
  submit();
  assert.equal(steps(), []);
  type('mobile', root);
  part('.inner').classList.add('contact-popup-step-1');
  submit(root);
  assert.is(steps().length, 2);
  part('.inner').classList.remove('contact-popup-step-1');
  submit(root);
  await drawn();
  assert.equal(steps(), [
    ['form_seen', undefined],
    ['form_used', 'mobile'],
    ['form_submitted', undefined],
    ['form_failed', 'mobile'],
  ]);
  assert.is(sent.at(-1)?.[1].form, 'contact-popup');
});

test('the popup is seen when the focus moves into it', () => {
  open(ENDPOINT_META, FORM('contact-popup'));
  assert.not(dom.isObserved(form()));
  form().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  assert.equal(steps(), [['form_seen', undefined]]);
});

test('calls and chats are reported once, and other links and forms are not', () => {
  open(
    ENDPOINT_META,
    `<a class="call" href="tel:+910000000000"><b>Call</b></a> <a class="call" href="tel:+910000000001">Call</a>
     <a class="chat" data-chat="" href="https://messaging.example/broker">WhatsApp</a> <a class="other" href="#other">Other</a>
     <form id="search"><input name="q"><button type="submit">Search</button></form>`,
  );
  part('.call b').click();
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  type('q');
  submit();
  assert.equal(steps(), [
    ['call', undefined],
    ['whatsapp', undefined],
  ]);
});

test("the site's own endpoint gets a report as a form, which firewalls let through", () => {
  open('<meta name="analytics" content="/api/analytics">');
  const body = inits[0]?.body;
  assert.instance(body, URLSearchParams);
  assert.equal([...(body as URLSearchParams)], [['path', '/services']]);
});

test.run();
