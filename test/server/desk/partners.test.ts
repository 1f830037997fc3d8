import { JSDOM } from 'jsdom';
import type { Response } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addPartner } from '../../../server/db/partners';
import { withDesk } from './temp-desk';

const linkIn = (body: string) => /value="(https:[^"]+\/api\/partner\/[^"]+)"/.exec(body)?.[1];

test('the desk makes, replaces and ends a partner’s private link', () =>
  withDesk(async ({ db, get, post }) => {
    await addPartner(db, { id: 'agent-42', name: 'Rao' }, new Date());
    assert.is(linkIn((await get('/partners')).body), undefined);
    await post('/partners/link', { partner: 'agent-42' });
    const first = linkIn((await get('/partners')).body);
    assert.match(`${first}`, /^https:\/\/broker\.example\/api\/partner\/[\w-]{22}\.[\w-]{22}$/);
    await post('/partners/link', { partner: 'agent-42' });
    assert.is.not(linkIn((await get('/partners')).body), first);
    await post('/partners/unlink', { partner: 'agent-42' });
    assert.is(linkIn((await get('/partners')).body), undefined);
    assert.is((await post('/partners/link', { partner: 'nobody' })).statusCode, 404);
  }));

const readPage = ({ body }: Response) => new JSDOM(body).window.document;

test('the buttons that end a partner’s link are folded', () =>
  withDesk(async ({ db, get, post }) => {
    await addPartner(db, { id: 'agent-42', name: 'Rao' }, new Date());
    const isFolded = (document: Document, text: RegExp) =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => text.test(`${textContent}`))
        ?.closest('details:not([open])') != null;
    assert.not(isFolded(readPage(await get('/partners')), /^Make a private link/));
    await post('/partners/link', { partner: 'agent-42' });
    const document = readPage(await get('/partners'));
    for (const text of [/^Replace/, /^End the link/]) assert.ok(isFolded(document, text), `${text}`);
    assert.is(document.querySelector('summary')?.textContent, 'Replace or end the link of Rao');
  }));

test('the page says beside a partner, with the focus, what has become of the link', () =>
  withDesk(async ({ db, get, post }) => {
    for (const name of ['Rao', 'Das']) await addPartner(db, { id: `A & ${name}`, name }, new Date());
    for (const [action, text] of [
      ['link', 'The private link is ready. Send it to Rao only.'],
      ['link', 'The private link is new. The earlier one no longer works.'],
      ['unlink', 'The private link has ended.'],
    ] as const) {
      const { headers } = await post(`/partners/${action}`, { partner: 'A & Rao' });
      const statuses = readPage(await get(`${headers.location}`)).querySelectorAll('[role=status]');
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
      assert.is(readPage(await get(`/partners${query}`)).querySelector('[role=status]'), null, query);
  }));

test.run();
