import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runLeads } from '../../../server/commands/leads';
import { createNotices } from '../../../server/db/notices';
import { NOTICES_FILE } from '../../../widgets/contract/own-api-fields';
import { callCommand } from '../commands/call-command';
import { ENQUIRY, QUOTE, withSite, writeFiles } from '../temp-site';
import { APPLICATION, pdf, upload } from './resumes';

/** The record of consent: values that forms send in addition to their fields. */
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

const NOTICES = [
  { version: '2026-11-23.aaaa', kind: 'quote', language: 'te', text: 'మీ వివరాలు' },
  { version: '2026-11-23.aaaa', kind: 'quote', language: 'en', text: 'Your details' },
];
const BUILD = { dist: { [NOTICES_FILE]: JSON.stringify(NOTICES) } };

const noticeOf = async (site: Parameters<Parameters<typeof withSite>[0]>[0], fields: object) => {
  const { statusCode } = await site.post({ ...QUOTE, ...fields });
  assert.is(statusCode, 200);
  const leads = await site.db.selectFrom('leads').select('extra').orderBy('id').execute();
  return JSON.parse(leads.at(-1)?.extra ?? '').notice;
};

for (const [form, fields, notice] of [
  ['the version of the build', { consent_version: '2026-11-23.aaaa', language: 'te' }, 'మీ వివరాలు'],
  ['a version without a language', { consent_version: '2026-11-23.aaaa' }, 'Your details'],
  ['only a date', { consent_version: '2026-11-23', language: 'te' }, 'మీ వివరాలు'],
  ['a version that no build had', { consent_version: '2020-01-01.bbbb', language: 'te' }, undefined],
  [
    'the text itself',
    { consent_version: '2026-11-23.aaaa', notice: 'As it was in 0.2.0' },
    'As it was in 0.2.0',
  ],
] as const)
  test(`a lead of a form that sends ${form} is stored with ${notice ? `"${notice}"` : 'no text'}`, () =>
    withSite(async (site) => {
      assert.is(await noticeOf(site, fields), notice);
    }, BUILD));

test('a page that was open during a deploy has its own text stored', () =>
  withSite(async (site) => {
    await noticeOf(site, { consent_version: '2026-11-23.aaaa' });
    const dist = join(site.folder, 'dist');
    const next = [{ ...NOTICES[1], version: '2026-11-23.bbbb', text: 'Your details go to somebody else' }];
    await writeFiles(dist, { [NOTICES_FILE]: JSON.stringify(next) });
    const find = createNotices(site.db, dist);
    const [kind, language] = ['quote', 'en'];
    assert.is(await find({ version: '2026-11-23.aaaa', kind, language }), 'Your details');
    assert.is(await find({ version: '2026-11-23.bbbb', kind, language }), 'Your details go to somebody else');
  }, BUILD));

test('a form that took a second is not suspected for it', () =>
  withSite(async ({ db, post }) => {
    await post({ ...QUOTE, seconds_to_fill: '1' });
    assert.equal(await db.selectFrom('leads').select('suspected').execute(), [{ suspected: null }]);
  }));

test.run();
