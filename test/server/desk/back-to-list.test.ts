import { JSDOM } from 'jsdom';
import type { Response } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { at, namesIn, storeAll } from './listed-leads';
import { KEY, quote, tokenOf, withDesk } from './temp-desk';

const read = ({ body }: Response) => new JSDOM(body).window.document;

/** Returns the address of a lead, as a list links to it. */
const addressIn = (page: Response, name: string) =>
  [...read(page).querySelectorAll('.lead a')]
    .find(({ textContent }) => textContent?.includes(name))
    ?.getAttribute('href') ?? '';

/** Returns the link that leads from a lead's page back to the list. */
const backIn = (page: Response) => {
  const link = read(page).querySelector('.crumb a');
  return { text: link?.textContent, href: `${link?.getAttribute('href')}` };
};

const STATE = { status: 'called', note: 'Call on Monday', by: 'Meera', version: '0' };

test('a lead leads back to the list from which it was opened, at that lead', () =>
  withDesk(async (desk) => {
    const [reference = ''] = await storeAll(desk);
    const { headers } = await desk.post('/searches', { text: 'asha', kind: 'quote' });
    for (const [list, text] of [
      ['/', 'All leads'],
      ['/?kind=quote&city=Panaji&partner=agent-42&until=2026-11-20', 'Filtered leads'],
      [`${headers.location}`, 'Search results'],
    ] as const) {
      const page = await desk.get(addressIn(await desk.get(list), 'Asha'));
      assert.equal(backIn(page), { text, href: `${list}#${reference}` });
      const target = read(await desk.get(list)).getElementById(reference);
      assert.match(`${target?.textContent}`, 'Asha');
      assert.ok(target?.matches('a[href]'), 'it can have the focus');
    }
  }));

test('a lead still leads back to its list after each change, and after a change that was not saved', () =>
  withDesk(
    async (desk) => {
      await storeAll(desk);
      const list = '/?suspected=yes';
      const address = addressIn(await desk.get(list), 'Robot');
      const [path, query] = address.split('?');
      const { href } = backIn(await desk.get(address));
      const actions = [...read(await desk.get(address)).querySelectorAll('main form')].map((form) =>
        form.getAttribute('action'),
      );
      assert.equal(actions, [`${path}/approve?${query}`, address]);
      assert.is(backIn(await desk.post(address, { ...STATE, by: '' })).href, href, 'not saved');
      assert.is(backIn(await desk.post(address, { ...STATE, token: 'old' })).href, href, 'an old form');
      for (const [action, fields] of [
        [address, STATE],
        [`${path}/approve?${query}`, {}],
        [`${path}/send?${query}`, {}],
      ] as const) {
        const { headers } = await desk.post(action, fields);
        const page = await desk.get(`${headers.location}`);
        assert.ok(read(page).querySelector('[role=status]'), action);
        assert.is(backIn(page).href, href, action);
      }
    },
    { channels: ['webhook'] },
  ));

test('a lead on a later page of a list leads back to that page', () =>
  withDesk(async ({ store, get }) => {
    for (let index = 0; index < 60; index++)
      await store(quote({ first_name: `Lead${index}`, mobile: `${9_000_000_000 + index}` }), at(index));
    const next = read(await get('/?kind=quote'))
      .querySelector('[rel=next]')
      ?.getAttribute('href');
    const second = await get(`${next}`);
    const [first] = namesIn(second);
    const { href } = backIn(await get(addressIn(second, `${first}`)));
    assert.equal(namesIn(await get(href)), namesIn(second));
    const previous = read(second).querySelector('[rel=prev]')?.getAttribute('href');
    const newer = await get(`${previous}`);
    assert.equal(
      namesIn(await get(backIn(await get(addressIn(newer, `${namesIn(newer)[0]}`))).href)),
      namesIn(newer),
    );
  }));

test('new leads of a filtered list lead back to it', () =>
  withDesk(async (desk) => {
    await storeAll(desk);
    assert.match(addressIn(await desk.get('/news?kind=query'), 'Meera'), /^\/leads\/[\w-]+\?kind=query$/);
  }));

test('a lead still leads back to its list after the person has signed in again', () =>
  withDesk(async ({ store, get, open, post }) => {
    const address = `/leads/${await store(quote())}?kind=quote&city=A*`;
    const ended = await open();
    await post('/leave', {}, ended);
    for (const page of [await get(address, ended), await post(address.replace('?', '/send?'), {}, ended)])
      assert.is(read(page).querySelector('[name=next]')?.getAttribute('value'), address);
    const page = await post(address, STATE, ended);
    const action = read(page).querySelector('form')?.getAttribute('action');
    assert.is(action, address);
    const signedIn = await post(`${action}`, { ...STATE, key: KEY }, ended);
    assert.match(backIn(signedIn).href, /^\/\?kind=quote&city=A\*#/);
    assert.ok(tokenOf(signedIn));
  }));

test('the address of a lead leads back to lists of the desk only', () =>
  withDesk(async ({ store, get, post }) => {
    const reference = await store(quote());
    for (const query of [
      '?list=//evil.example',
      '?before=//evil.example&after=%0d%0aSet-Cookie:a=b',
      '?next=https://evil.example#x',
      '?kind=%22%3E%3Cscript%3E&key2=1',
    ]) {
      assert.match(
        backIn(await get(`/leads/${reference}${query}`)).href,
        /^\/(\?kind=[^"<>#]*)?#Q-\d{8}$/,
        query,
      );
      const { headers } = await post(`/leads/${reference}/approve${query}`, {});
      assert.match(`${headers.location}`, /^\/leads\/Q-\d{8}\?(kind=[^"<>#]*&)?done=approved$/, query);
    }
  }));

test.run();
