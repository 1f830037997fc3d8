import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runLeads } from '../../demo/commands/leads';
import { APPLICATION, pdf, upload } from './resumes';
import { callCommand } from './run-command';
import { ENQUIRY, QUOTE, withSite } from './temp-site';

/** What the forms send besides their fields. */
const RECORD = {
  notice: `Your details go to ${'a broker '.repeat(60)}`.trim(),
  consent_version: '2026-11-23',
  language: 'te',
  seconds_to_fill: '1',
};

test('the text about personal data, its version and language are stored with a lead, and how long the form took', () =>
  withSite(async ({ folder, post, send }) => {
    await post({ ...QUOTE, ...RECORD, consent: 'I agree' });
    await post({ ...ENQUIRY, ...RECORD });
    await send(await upload({ ...APPLICATION, ...RECORD }, { name: 'cv.pdf', bytes: pdf() }));
    const leads = (...args: string[]) =>
      callCommand(runLeads, { DATA_DIR: join(folder, 'data') }, args).then(({ stdout }) => stdout);
    const stored = JSON.parse(await leads('--json'));
    for (const lead of stored) {
      for (const [name, value] of Object.entries(RECORD)) assert.is(lead[name], value, lead.kind);
    }
    assert.is(stored.length, 3);
    assert.is(stored[0].consent, 'I agree');
    const text = await leads();
    assert.match(text, 'language           te');
    assert.not.match(text, RECORD.notice);
  }));

test('a form that took a second is not suspected for it', () =>
  withSite(async ({ db, post }) => {
    await post({ ...QUOTE, seconds_to_fill: '1' });
    assert.equal(await db.selectFrom('leads').select('suspected').execute(), [{ suspected: null }]);
  }));

test.run();
