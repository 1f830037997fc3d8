import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { REJECTED as PROBED } from '../../../../loader/diagnostics/probe-api';
import { REJECTIONS } from '../../../../widgets/career-details/send-application';
import { SEND_QUOTE } from '../../../../widgets/contract/endpoints';
import { LIST_STATES } from '../../../../widgets/contract/place-endpoints';
import { ANSWER_TIMEOUT_MS, post, REJECTED } from '../../../../widgets/shared/runtime/post';
import { captureConsole } from '../../../support/capture-console';
import { installDom } from '../../../support/dom';
import { type FetchHandler, stubFetch } from '../../../support/stub-fetch';

const ENV = { api: 'https://api.example/api/', product: 'site' };
const URL_OF_QUOTE = 'https://api.example/api/site/contact_us.php';

const callWith = async (handler: FetchHandler, values: Record<string, string | undefined> = {}) => {
  const dom = installDom();
  const { calls } = stubFetch(handler);
  const { warnings } = captureConsole();
  const result = await post(SEND_QUOTE, values, ENV).then(
    (reply) => ({ reply, problem: undefined }),
    (error: Error) => ({ reply: undefined, problem: error.message }),
  );
  const body = calls[0]?.body;
  const isForm = body instanceof FormData;
  await dom.close();
  return { ...result, calls, isForm, warnings };
};

const ok = () => ({ success: true });

test('a request posts a multipart form to its URL', async () => {
  const { calls, isForm } = await callWith(ok, { first_name: 'Asha' });
  assert.is(calls.length, 1);
  assert.is(calls[0]?.url, URL_OF_QUOTE);
  assert.is(calls[0]?.method, 'POST');
  assert.ok(isForm);
  // No content type is set: the browser sets it, because only the browser knows the form's boundary.
  assert.is(calls[0]?.headers.get('content-type'), null);
});

test('a partner that the server does not know is named on the console', async () => {
  const unknown = { success: true, unknown_partner: true };
  for (const [reply, expected] of [
    [unknown, [['broker-widgets: unknown_partner', 'agnet-42']]],
    [{ success: true }, []],
  ] as const) {
    const { warnings } = await callWith(() => reply, { partner: 'agnet-42' });
    assert.equal(warnings, expected);
  }
});

test('a request accepts JSON', async () => {
  const { calls } = await callWith(ok);
  assert.equal([...(calls[0]?.headers ?? [])], [['accept', 'application/json']]);
});

test('a request is sent without cookies', async () => {
  const dom = installDom();
  let sent: RequestInit = {};
  stubFetch(ok);
  const stubbed = globalThis.fetch;
  globalThis.fetch = (address, init = {}) => {
    sent = init;
    return stubbed(address, init);
  };
  await post(SEND_QUOTE, {}, ENV);
  assert.is(sent.credentials, 'omit');
  await dom.close();
});

test('a request with a signal of its own outlives the page; others do not', async () => {
  const dom = installDom();
  const sent: RequestInit[] = [];
  stubFetch(ok);
  const stubbed = globalThis.fetch;
  globalThis.fetch = (address, init = {}) => {
    sent.push(init);
    return stubbed(address, init);
  };
  const { signal } = new AbortController();
  await post(SEND_QUOTE, {}, ENV, signal);
  await post(LIST_STATES, {}, ENV);
  assert.equal(
    sent.map(({ keepalive }) => keepalive),
    [true, false],
  );
  assert.is(sent[0]?.signal, signal);
  await dom.close();
});

for (const [status, body, isRejected] of [
  [403, '<h1>Forbidden</h1>', true],
  [406, '', true],
  [413, '<h1>Too large</h1>', true],
  [404, '<h1>Not found</h1>', false],
  [503, '<h1>busy</h1>', false],
] as const) {
  test(`status ${status} without JSON ${isRejected ? 'counts' : 'does not count'} as rejected by a firewall`, async () => {
    const dom = installDom();
    stubFetch(() => new Response(body, { status }));
    const error = await post(SEND_QUOTE, {}, ENV).catch((error) => error);
    assert.is(error.isRejected, isRejected);
    await dom.close();
  });
}

for (const [header, retryAfterMs] of [
  ['20', 20_000],
  ['soon', Number.NaN],
  ['', Number.NaN],
] as const) {
  test(`the error of a response with Retry-After "${header}" has ${retryAfterMs} ms`, async () => {
    const dom = installDom();
    stubFetch(() => new Response('busy', { status: 503, headers: { 'retry-after': header } }));
    const error = await post(SEND_QUOTE, {}, ENV).catch((error) => error);
    assert.equal(error.retryAfterMs, retryAfterMs);
    await dom.close();
  });
}

test('properties that a page has added to Object.prototype are not sent', async () => {
  const everyObject = Object.prototype as { extend?: unknown };
  everyObject.extend = () => {};
  try {
    const { calls } = await callWith(ok, { first_name: 'Asha' });
    assert.equal(Object.keys(calls[0]?.fields ?? {}), ['first_name', 'type']);
  } finally {
    delete everyObject.extend;
  }
});

test('only non-empty fields and the fixed fields are sent', async () => {
  const { calls } = await callWith(ok, {
    first_name: '  Asha ',
    last_name: '',
    mobile: '9876543210',
    city: '   ',
    message: undefined,
    partner: 'agent-42',
  });
  assert.equal(calls[0]?.fields, {
    first_name: 'Asha',
    mobile: '9876543210',
    partner: 'agent-42',
    type: 'contact_us',
  });
});

test('a typed value does not override a fixed field', async () => {
  const { calls } = await callWith(ok, { type: 'query' });
  assert.equal(calls[0]?.fields, { type: 'contact_us' });
});

test('a request without values sends its fixed fields', async () => {
  const dom = installDom();
  const { calls } = stubFetch(ok);
  await post(LIST_STATES, {}, ENV);
  assert.is(calls[0]?.url, 'https://api.example/api/state.php');
  assert.equal(calls[0]?.fields, { action: 'state' });
  await dom.close();
});

test('fields are sent in the order given', async () => {
  const { calls } = await callWith(ok, { b: '1', a: ' ', c: 'two\nlines' });
  assert.equal(Object.keys(calls[0]?.fields ?? {}), ['b', 'c', 'type']);
});

const RESPONSES: [status: number, body: Record<string, unknown>][] = [
  [200, { success: true, message: 'Thank you' }],
  [200, { success: false, message: 'Please call us' }],
  [200, {}],
  [400, { success: false, message: 'first name is required' }],
  [404, { success: false }],
  [429, { success: false, message: 'Too many requests' }],
];

for (const [status, body] of RESPONSES)
  test(`status ${status} with ${JSON.stringify(body)} resolves with the body`, async () => {
    const { reply, problem } = await callWith(() => Response.json(body, { status }));
    assert.is(problem, undefined);
    assert.equal(reply, body);
  });

const FAILURES: [what: string, handler: () => Response, received: string][] = [
  ['status 500 with JSON', () => Response.json({ success: true }, { status: 500 }), 'status 500'],
  ['status 503 with a page', () => new Response('<h1>busy</h1>', { status: 503 }), 'status 503'],
  ['a page', () => new Response('<!doctype html>'), 'status 200, not JSON'],
  ['an empty body', () => new Response(''), 'status 200, not JSON'],
  ['broken JSON', () => new Response('{"success":tru'), 'status 200, not JSON'],
  ['a JSON array', () => Response.json([{ success: true }]), 'status 200, not JSON'],
  ['a JSON text', () => Response.json('ok'), 'status 200, not JSON'],
  ['JSON null', () => new Response('null'), 'status 200, not JSON'],
  ['a refusal that is a page', () => new Response('<h1>no</h1>', { status: 403 }), 'status 403, not JSON'],
];

for (const [what, handler, received] of FAILURES)
  test(`${what} rejects, and the error has the request's URL and what was received`, async () => {
    const { problem } = await callWith(handler);
    assert.ok(problem?.includes(`POST ${URL_OF_QUOTE}`), problem);
    assert.ok(problem?.includes(received), problem);
  });

test("a failed connection rejects, and the error has the request's URL and the cause", async () => {
  const { problem } = await callWith(() => {
    throw new TypeError('fetch failed');
  });
  assert.is(problem, `broker-widgets: POST ${URL_OF_QUOTE} got TypeError: fetch failed`);
});

test('the error contains no typed values', async () => {
  const { problem } = await callWith(() => Response.error(), { first_name: 'Asha', mobile: '9876543210' });
  assert.not.match(problem ?? '', /Asha|9876543210/);
});

test('a request without a response in time rejects, and the error says so', async () => {
  const dom = installDom();
  const timeouts: number[] = [];
  const controller = new AbortController();
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => {
    timeouts.push(ms);
    return controller.signal;
  };
  stubFetch(() => new Promise(() => {}));
  const problem = post(SEND_QUOTE, {}, ENV).catch((error: Error) => error.message);
  controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  assert.match((await problem) as string, `POST ${URL_OF_QUOTE} got TimeoutError: The operation timed out.`);
  assert.equal(timeouts, [ANSWER_TIMEOUT_MS]);
  AbortSignal.timeout = timeout;
  await dom.close();
});

test('without AbortSignal.timeout, as before Chromium 103, a form is sent', async () => {
  const dom = installDom();
  const { timeout } = AbortSignal;
  Object.assign(AbortSignal, { timeout: undefined });
  const { calls } = stubFetch(() => ({ success: true }));
  try {
    await post(SEND_QUOTE, {}, ENV);
  } finally {
    AbortSignal.timeout = timeout;
  }
  assert.is(calls.length, 1);
  await dom.close();
});

test('an interrupted response body rejects, and the error has the cause', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":'));
      controller.error(new TypeError('connection reset'));
    },
  });
  const { problem } = await callWith(() => new Response(broken));
  assert.ok(problem?.includes(`POST ${URL_OF_QUOTE}`), problem);
  assert.match(problem ?? '', 'connection reset');
});

test('forms, applications and diagnostics know the same statuses of a firewall', () => {
  assert.equal(PROBED, REJECTED);
  assert.equal(Object.keys(REJECTIONS).map(Number), REJECTED);
});

test.run();
