import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import type { Response } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { KEY, quote, withDesk } from './temp-desk';

test('status and note are saved with the name of who saved them, which the form keeps', () =>
  withDesk(async ({ store, get, post, open }) => {
    const reference = await store(quote());
    const cookie = await open();
    const form = { status: 'called', note: 'line 1\r\nline 2', by: 'Meera', version: '0' };
    const saved = await post(`/leads/${reference}`, form, cookie);
    assert.is(saved.headers.location, `/leads/${reference}?done=saved`);
    const { body } = await get(`${saved.headers.location}`, cookie);
    assert.match(body, /Changed by <bdi>Meera<\/bdi>/);
    assert.match(body, /value="called"[^>]*checked|checked=""[^>]*value="called"/);
    assert.match(body, 'line 1\nline 2</textarea>');
    assert.match(body, /name="by"[^>]*value="Meera"/);
    assert.match((await get('/?status=called')).body, reference);
  }));

test('a note keeps the line breaks of word processors, and loses invisible characters', () =>
  withDesk(async ({ store, get, post }) => {
    const url = `/leads/${await store(quote())}`;
    const breaks = ['\u000b', '\u000c', '\r', '\u0085', '\u2028', '\u2029'];
    const note = `\u200bBus\u0000: 2${breaks.map((each) => `${each}\tx`).join('')}\u0007`;
    const saved = await post(url, { status: 'called', note, by: 'Meera', version: '0' });
    assert.is(saved.statusCode, 303);
    const { document } = new JSDOM((await get(url)).body).window;
    assert.is(document.querySelector('textarea')?.value, `Bus: 2${'\n\tx'.repeat(breaks.length)}`);
  }));

test('shows who changed the status, when, from what and to what, newest first; a note alone is no change', () =>
  withDesk(
    async ({ store, get, post }) => {
      const url = `/leads/${await store(quote())}`;
      assert.not.match((await get(url)).body, 'History');
      const changes = [
        { status: 'called', note: '', by: 'Meera' },
        { status: 'called', note: 'Twice', by: 'Asha' },
        { status: 'won', note: 'Twice', by: 'Ravi <b>' },
      ];
      for (const [version, change] of changes.entries())
        await post(url, { ...change, version: `${version}` });
      // This change is based on an old version, so the desk doesn't save it, and the history doesn't list it.
      await post(url, { status: 'lost', note: '', by: 'Zubin', version: '1' });
      const { document } = new JSDOM((await get(url)).body).window;
      const panel = [...document.querySelectorAll('.panel')].find(
        (each) => each.querySelector('h2')?.textContent === 'History',
      );
      const rows = [...(panel?.querySelectorAll('dl > div') ?? [])].map((row) =>
        [...row.children].map(({ textContent }) => textContent),
      );
      assert.equal(rows, [
        ['Called to Won', 'Ravi <b>, 24/11/2026 05:30 IST'],
        ['New to Called', 'Meera, 24/11/2026 05:30 IST'],
      ]);
    },
    { now: () => new Date('2026-11-24T00:00:00Z') },
  ));

test('the later of two people sees what the other saved, and loses nothing', () =>
  withDesk(async ({ store, get, post }) => {
    const reference = await store(quote());
    const url = `/leads/${reference}`;
    await post(url, { status: 'called', note: 'She asked for <b>two</b> quotes', by: 'Meera', version: '0' });
    const late = await post(url, { status: 'lost', note: 'Wrong number', by: 'Ravi', version: '0' });
    assert.is(late.statusCode, 409);
    assert.match(late.body, /<bdi>Meera<\/bdi>/);
    assert.match(late.body, 'She asked for &lt;b&gt;two&lt;/b&gt; quotes');
    assert.match(late.body, 'Wrong number</textarea>');
    assert.match(late.body, 'name="version" value="1"');
    assert.match((await get(url)).body, '</b&gt; quotes</textarea>'.replace('</b', '&lt;/b'));
    const again = await post(url, { status: 'lost', note: 'Both', by: 'Ravi', version: '1' });
    assert.is(again.statusCode, 303);
    const third = await post(url, { status: 'lost', note: 'Both', by: 'Ravi', version: '1' });
    assert.is(third.statusCode, 303, 'saving the same twice is no conflict');
  }));

for (const fields of [{ status: 'sold' }, { by: ' ' }, { note: 'x'.repeat(4001) }, { by: 'a\u0007b' }])
  test(`refuses, and keeps what was typed: ${JSON.stringify(fields).slice(0, 30)}`, () =>
    withDesk(async ({ store, post, db }) => {
      const reference = await store(quote());
      const form = { status: 'won', note: 'A note', by: 'Meera', version: '0', ...fields };
      const response = await post(`/leads/${reference}`, form);
      assert.is(response.statusCode, 422);
      assert.match(response.body, `${form.note.slice(0, 50)}`);
      const states = await db.selectFrom('lead_states').select('version').execute();
      assert.ok(states.every(({ version }) => version === 0));
    }));

/** Returns the page's document, the element that gets the focus when the page has loaded, and this element's text. */
const focusedIn = ({ body }: Response) => {
  const { document } = new JSDOM(body).window;
  const focused = document.querySelector('[autofocus]');
  return { document, focused, text: `${focused?.textContent}` };
};

test('a page that has not saved says so in its title and at its top, where the focus is', () =>
  withDesk(async ({ store, post }) => {
    const url = `/leads/${await store(quote())}`;
    const form = { status: 'won', note: 'A note', by: ' ', version: '0' };
    const { document, focused, text } = focusedIn(await post(url, form));
    assert.match(document.title, /^Not saved · /);
    assert.match(text, /^Not saved\. Write your name, .+/);
    assert.is(focused?.getAttribute('role'), 'alert');
    const call = document.querySelector('[autofocus] ~ * a[href^="tel:"]');
    assert.match(`${call?.textContent}`, /^Call/, 'the ways to call are below the message');
    const field = document.querySelector('[aria-invalid=true]');
    assert.is(focused?.querySelector('a')?.getAttribute('href'), `#${field?.id}`);
    assert.is(document.querySelector(`label[for=${field?.id}]`)?.textContent, 'Your name');
    const description = document.getElementById(`${field?.getAttribute('aria-describedby')}`);
    assert.match(`${description?.textContent}`, 'Write your name');
  }));

test('the message about a change by somebody else leads to what that person saved', () =>
  withDesk(async ({ store, post }) => {
    const url = `/leads/${await store(quote())}`;
    await post(url, { status: 'called', note: 'Two quotes', by: 'Meera', version: '0' });
    const late = await post(url, { status: 'lost', note: 'Wrong number', by: 'Ravi', version: '0' });
    const { document, focused, text } = focusedIn(late);
    assert.match(document.title, /^Not saved · /);
    assert.match(text, /^Not saved\. Meera .*changed this lead while you were writing\./);
    const href = `${focused?.querySelector('a')?.getAttribute('href')}`;
    assert.match(`${document.querySelector(href)?.textContent}`, 'Two quotes');
    assert.is(document.querySelector('[aria-invalid]'), null);
  }));

test('a form with a mistake, once it is corrected, does not replace what somebody else has saved', () =>
  withDesk(async ({ store, get, post }) => {
    const url = `/leads/${await store(quote())}`;
    await post(url, { status: 'won', note: 'Policy sold', by: 'Ravi', version: '0' });
    const form = { status: 'called', note: 'Call on Monday', version: '0' };
    const refused = await post(url, { ...form, by: ' ' });
    assert.is(refused.statusCode, 422);
    const { document } = new JSDOM(refused.body).window;
    const version = `${document.querySelector('[name=version]')?.getAttribute('value')}`;
    const corrected = await post(url, { ...form, by: 'Asha', version });
    assert.is(corrected.statusCode, 409);
    assert.match(corrected.body, 'Policy sold');
    assert.match((await get(url)).body, 'Policy sold</textarea>');
  }));

/** Returns the fields that a browser sends from the page's form with the given `action`. */
function fieldsOf({ body }: Response, action: string): Record<string, string> {
  const { document, FormData } = new JSDOM(body).window;
  const form = document.querySelector<HTMLFormElement>(`form[action="${action}"]`);
  return Object.fromEntries([...new FormData(form ?? undefined)].map(([name, value]) => [name, `${value}`]));
}

const NOTE = { status: 'won', note: '</textarea><b>Call on Monday', by: 'Meera', version: '0' };

test('a note that was sent after the session had ended can be saved once the person has signed in', () =>
  withDesk(async ({ store, get, open, post, send }) => {
    const url = `/leads/${await store(quote())}`;
    const ended = await open();
    await post('/leave', {}, ended);
    let page = await post(url, NOTE, ended);
    for (const key of ['wrong', KEY]) {
      assert.is(page.statusCode, 403);
      const { document } = new JSDOM(page.body).window;
      const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
        /note/.test(`${textContent}`),
      );
      const box = document.getElementById(`${label?.htmlFor}`) as HTMLTextAreaElement;
      assert.is(box.value, NOTE.note);
      assert.ok(box.readOnly);
      assert.not.match(page.body, 'Back button');
      page = await post(url, { ...fieldsOf(page, url), key }, ended);
    }
    assert.match(focusedIn(page).text, 'press Save once more');
    assert.match((await get(url)).body, />\s*<\/textarea>/, 'nothing is saved yet');
    const cookie = `${page.headers['set-cookie']}`.split(';')[0] ?? '';
    const saved = await post(url, fieldsOf(page, url), cookie);
    assert.is(saved.headers.location, `${url}?done=saved`);
    assert.is(fieldsOf(await get(url, cookie), url).note, NOTE.note);
    assert.is((await send({ url, headers: { cookie: ended } })).statusCode, 403);
  }));

test('a note from a page of an earlier session is shown again, to be saved, and conflicts as before', () =>
  withDesk(async ({ store, post, get }) => {
    const url = `/leads/${await store(quote())}`;
    await post(url, { status: 'called', note: 'Two quotes', by: 'Ravi', version: '0' });
    const old = await post(url, { ...NOTE, token: 'of-an-earlier-session' });
    assert.is(old.statusCode, 403);
    assert.match(focusedIn(old).text, 'press Save once more');
    const { token, ...fields } = fieldsOf(old, url);
    assert.equal(fields, NOTE);
    assert.match((await get(url)).body, 'Two quotes</textarea>');
    const late = await post(url, { token: `${token}`, ...fields });
    assert.is(late.statusCode, 409);
    assert.match(late.body, 'Two quotes');
  }));

test('whoever presses a button of a lead after the session has ended comes back to the lead', () =>
  withDesk(async ({ store, open, post }) => {
    const url = `/leads/${await store(quote())}`;
    const ended = await open();
    await post('/leave', {}, ended);
    const page = await post(`${url}/send`, {}, ended);
    assert.is(fieldsOf(page, '/session').next, url);
    assert.match(page.body, 'nothing has changed');
  }));

test('a note that the database could not store is on the page that says so, and can be sent again', () =>
  withDesk(async ({ store, get, post, db }) => {
    const url = `/leads/${await store(quote())}`;
    await sql`ALTER TABLE lead_states RENAME TO away`.execute(db);
    const page = await post(url, NOTE);
    assert.is(page.statusCode, 503);
    assert.match(page.body, 'Nothing has changed');
    await sql`ALTER TABLE away RENAME TO lead_states`.execute(db);
    const saved = await post(url, fieldsOf(page, url));
    assert.is(saved.headers.location, `${url}?done=saved`);
    assert.is(fieldsOf(await get(url), url).note, NOTE.note);
  }));

test('the page about a form that failed has the desk’s menu', () =>
  withDesk(async ({ post, get, db }) => {
    for (const page of [await post('/leads/Q-1/send', {}), await post('/searches', { token: 'old' })])
      assert.match(page.body, 'href="/partners"');
    await db.schema.dropTable('partners').execute();
    const broken = await get('/partners');
    assert.is(broken.statusCode, 503);
    assert.match(broken.body, 'href="/partners"');
  }));

test.run();
