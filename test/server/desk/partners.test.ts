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

test.run();
