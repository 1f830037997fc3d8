import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addPartner } from '../../../server/db/partners';
import { encodeValue } from '../../../widgets/contract/coded-value';
import { listLeads } from '../../support/stored-leads';
import { QUOTE, withSite } from '../temp-site';

test('a lead is stored with the registered spelling of its partner', () =>
  withSite(async ({ db, post }) => {
    await addPartner(db, { id: 'agent-9', name: 'Asha' }, new Date());
    await post({ ...QUOTE, partner: '“Agent‑9”' });
    await post({ ...QUOTE, city: 'Margao', partner: '“Agent‑10”' });
    await post({ ...QUOTE, city: 'Ponda', partner: '“”' });
    const partners = (await listLeads(db)).map(({ extra }) => JSON.parse(extra).partner);
    assert.equal(partners, ['agent-9', 'Agent‑10', undefined]);
  }));

test('the answer says that a partner is unknown once partners are registered, also to a form with nothing else', () =>
  withSite(async ({ db, post }) => {
    const answerTo = async (fields: Readonly<Record<string, string>>) =>
      (await post(fields)).json().unknown_partner;
    assert.is(await answerTo({ partner: 'agnet-9' }), undefined);
    await addPartner(db, { id: 'agent-9', name: 'Asha' }, new Date());
    for (const [partner, expected] of [
      ['agnet-9', true],
      ['“Agent-90”', true],
      ['agent-9', undefined],
      ['“Agent‑9”', undefined],
      ['“”', undefined],
      ['', undefined],
      // The server ignores an ID of more than 200 characters, so it doesn't report the ID as unknown.
      ['x'.repeat(201), undefined],
    ] as const) {
      assert.is(await answerTo({ partner }), expected, partner);
      const lead = { ...QUOTE, message: partner, partner };
      for (const what of ['lead', 'repeat']) assert.is(await answerTo(lead), expected, `${what}: ${partner}`);
      await db.deleteFrom('leads').execute();
    }
    // The answer to an invalid lead only lists what the visitor has to correct. It doesn't say that the partner is
    // unknown.
    assert.is(await answerTo({ ...QUOTE, mobile: '1', partner: 'agnet-9' }), undefined);
  }));

test('a partner, a campaign and consent are stored as they read, whether a form sends codes or not', () =>
  withSite(async ({ db, post }) => {
    const texts = {
      partner: 'Rao & Sons, Hyderabad',
      utm_campaign: "Diwali '26, R&D",
      consent: 'I agree, broker A & B',
    };
    const coded = Object.fromEntries(
      Object.entries(texts).map(([name, text]): [string, string] => [name, encodeValue(text)]),
    );
    await post({ ...QUOTE, ...texts });
    await post({ ...QUOTE, city: 'Margao', ...coded });
    await post({ ...QUOTE, city: 'Mapusa', partner: encodeValue('న'.repeat(100)) });
    const stored = (await listLeads(db)).map(({ extra }) => JSON.parse(extra));
    assert.equal(stored, [texts, texts, { partner: 'న'.repeat(100) }]);
  }));

test.run();
