import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listLeads } from '../../demo/db/leads';
import { HIDDEN_FIELD } from '../../widgets/contract/hidden-field';
import { APPLICATION, pdf, upload } from './resumes';
import { ENQUIRY, QUOTE, withSite } from './temp-site';

const FILLED = { [HIDDEN_FIELD]: 'Cheap loans' };
const CV = { name: 'cv.pdf', bytes: pdf() };

test('a form whose hidden field is filled in is answered and stored like any other, but not delivered', () =>
  withSite(
    async ({ db, post, send }) => {
      const responses = [
        await post({ ...QUOTE, ...FILLED }),
        await post({ ...ENQUIRY, ...FILLED }),
        await send(await upload({ ...APPLICATION, ...FILLED }, CV)),
      ];
      for (const response of responses) {
        assert.is(response.statusCode, 200);
        assert.match(response.json().message, /^Thank you\. .* Your reference number is [QEA]-\d{8}\.$/);
      }
      const leads = await listLeads(db);
      assert.equal(
        leads.map(({ suspected }) => suspected),
        Array(3).fill('hidden field filled in'),
      );
      assert.equal(await db.selectFrom('deliveries').selectAll().execute(), []);
    },
    { channels: ['webhook'] },
  ));

test('a form whose hidden field is empty or missing is delivered, also after a suspected copy', () =>
  withSite(
    async ({ db, post }) => {
      await post({ ...QUOTE, ...FILLED });
      await post({ ...QUOTE, [HIDDEN_FIELD]: ' ' });
      await post(ENQUIRY);
      const deliveries = await db.selectFrom('deliveries').select('lead_id').orderBy('lead_id').execute();
      assert.equal(
        deliveries.map(({ lead_id }) => lead_id),
        [2, 3],
      );
    },
    { channels: ['webhook'] },
  ));

test.run();
