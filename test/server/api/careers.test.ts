import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readResume, storeApplication } from '../../../server/db/applications';
import { replaceContent, selectList } from '../../../server/db/content';
import { insertOnce } from '../../../server/db/leads';
import { listLeads, mapApplications } from '../../support/stored-leads';
import { withSite } from '../temp-site';
import { APPLICATION, PLAIN_APPLICATION, pdf, type SentFile, upload } from './resumes';

const CV: SentFile = { name: 'Asha Rao – CV.pdf', bytes: pdf() };
const NOON = new Date('2026-11-21T12:00:00.000Z');

type Db = Parameters<Parameters<typeof withSite>[0]>[0]['db'];

async function storedResume(db: Db, leadId: number): Promise<Buffer> {
  const application = (await mapApplications(db)).get(leadId);
  if (!application) throw new Error('There is no such application');
  const parts: Buffer[] = [];
  for await (const part of readResume(db, application)) parts.push(part);
  return Buffer.concat(parts);
}

test('an application is stored with all its fields, and its résumé unchanged', () =>
  withSite(
    async ({ db, send }) => {
      const response = await send(await upload({ ...APPLICATION, partner: 'agent-42' }, CV));
      assert.is(response.statusCode, 200);
      const { success, message } = response.json();
      assert.is(success, true);
      assert.match(
        message,
        /^Thank you\. We have received your application\. Our team will contact you soon\. Your reference number is A-\d{8}\.$/,
      );
      const [lead, ...others] = await listLeads(db);
      assert.is(others.length, 0);
      assert.equal(
        [lead?.kind, lead?.mobile, lead?.email, lead?.received_at, lead?.extra],
        ['application', '9876543210', 'asha@example.com', NOON.toISOString(), '{"partner":"agent-42"}'],
      );
      const { resume_sha256, ...application } = (await mapApplications(db)).get(1) ?? {};
      assert.match(resume_sha256 ?? '', /^[0-9a-f]{64}$/);
      assert.equal(application, {
        lead_id: 1,
        job_id: '1',
        job_title: 'Claims Executive',
        full_name: 'Asha Rao',
        linkedin_profile: 'https://linkedin.example/in/asha',
        resume_name: 'Asha Rao – CV.pdf',
        resume_size: 300,
      });
      assert.ok((await storedResume(db, 1)).equals(CV.bytes));
    },
    { now: () => NOON },
  ));

test('a profile without its scheme is stored with it', () =>
  withSite(async ({ db, send }) => {
    await send(
      await upload({ ...APPLICATION, linkedin_profile: 'linkedin.example/in/asha?utm_source=share' }, CV),
    );
    const { linkedin_profile } = (await mapApplications(db)).get(1) ?? {};
    assert.is(linkedin_profile, 'https://linkedin.example/in/asha?utm_source=share');
  }));

test('the address of a LinkedIn profile is stored without the text around it, with or without JavaScript', () =>
  withSite(async ({ db, send }) => {
    const shared = "Asha's profile: http://www.linkedin.com/in/asha.";
    await send(await upload({ ...APPLICATION, linkedin_profile: shared }, CV));
    await send(await upload({ ...PLAIN_APPLICATION, linkdin: shared }, { ...CV, field: 'file' }));
    const stored = await mapApplications(db);
    assert.equal(
      [1, 2].map((id) => stored.get(id)?.linkedin_profile),
      ['https://www.linkedin.com/in/asha', 'https://www.linkedin.com/in/asha'],
    );
  }));

test('an application that arrives after the deadline is stored: its form may have been opened before', () =>
  withSite(async ({ db, send }) => {
    const [job] = await selectList(db, 'jobs');
    await replaceContent(
      db,
      { jobs: [{ ...(job as NonNullable<typeof job>), deadline: '2020-01-31' }] },
      NOON,
    );
    assert.is((await send(await upload({ ...APPLICATION, job_id: job?.id ?? '' }, CV))).statusCode, 200);
    assert.is((await listLeads(db)).length, 1);
  }));

test('a résumé that cannot be read whole is not stored, nor is its application', () =>
  withSite(async ({ db }) => {
    const lead = {
      kind: 'application',
      fields: { mobile: '9876543210', email: 'asha@example.com' },
      extra: {},
    } as const;
    const resume_sha256 = createHash('sha256').update(CV.bytes).digest('hex');
    const application = {
      job_id: '1',
      job_title: 'Clerk',
      full_name: 'Asha Rao',
      linkedin_profile: null,
      resume_name: CV.name,
      resume_size: CV.bytes.length,
      resume_sha256,
    };
    const readHalf = async () => CV.bytes.subarray(0, CV.bytes.length / 2);
    const error = await insertOnce(db, lead, NOON, {
      inSameTransaction: storeApplication(application, readHalf),
    }).catch(String);
    assert.is(error, 'Error: The résumé could not be read whole');
    assert.equal(await listLeads(db), []);
  }));

test('an application from a form without JavaScript, with its own field names, gets a page in response', () =>
  withSite(async ({ db, send }) => {
    const request = await upload(PLAIN_APPLICATION, { ...CV, field: 'file' });
    const headers = { ...request.headers, accept: 'text/html,*/*;q=0.8' };
    const response = await send({ ...request, url: '/api/broker/careers.php', headers });
    assert.is(response.statusCode, 200);
    assert.match(response.body, '<title>Thank you</title>');
    assert.match(response.body, /Your reference number is A-\d{8}\./);
    const application = (await mapApplications(db)).get(1);
    assert.equal(
      [application?.full_name, application?.job_title, application?.linkedin_profile],
      ['Asha Rao', 'Employee Benefits Consultant', null],
    );
    assert.is((await listLeads(db))[0]?.mobile, '9876543210');

    const empty = { field: 'file', name: '', bytes: Buffer.alloc(0) };
    const blank = await upload({ ...PLAIN_APPLICATION, last_name: ' ' }, empty);
    const page = await send({ ...blank, headers: { ...blank.headers, accept: 'text/html' } });
    assert.is(page.statusCode, 400);
    assert.match(page.body, />Please Enter Last Name<\/a><\/li>\n<li><a href="#file">Please Select File</);
  }));

const without = (name: string) =>
  Object.fromEntries(Object.entries(APPLICATION).filter(([field]) => field !== name));

const BAD: [how: string, fields: Record<string, string>, errors: Record<string, string>][] = [
  ['no job', without('job_id'), { job_id: 'job id is required' }],
  ['no name', without('full_name'), { full_name: 'full name is required' }],
  ['no email', without('email'), { email: 'Please Enter Email' }],
  ['no mobile', without('phone_number'), { phone_number: 'Please Enter Mobile' }],
  ['a wrong email', { ...APPLICATION, email: 'asha' }, { email: 'Please Enter a valid Email address.' }],
  [
    'nine digits',
    { ...APPLICATION, phone_number: '987654321' },
    { phone_number: 'Please Enter valid mobile no.' },
  ],
  [
    'a profile without https',
    { ...APPLICATION, linkedin_profile: 'http://linkedin.example/in/asha' },
    { linkedin_profile: 'Please Enter valid Linkdin Id' },
  ],
  [
    'a profile of 501 characters',
    { ...APPLICATION, linkedin_profile: 'https://'.padEnd(501, 'x') },
    { linkedin_profile: 'Please Enter valid Linkdin Id' },
  ],
  [
    'a name of 202 characters',
    { ...APPLICATION, full_name: 'x'.repeat(202) },
    { full_name: 'full name is too long. Use 201 characters or fewer.' },
  ],
  [
    'several bad fields',
    { ...APPLICATION, phone_number: '1', email: 'x' },
    { email: 'Please Enter a valid Email address.', phone_number: 'Please Enter valid mobile no.' },
  ],
];

for (const [how, fields, errors] of BAD)
  test(`an application with ${how} is rejected with the field's name`, () =>
    withSite(async ({ db, send }) => {
      const response = await send(await upload(fields, CV));
      assert.is(response.statusCode, 400);
      assert.equal(response.json(), { success: false, message: Object.values(errors)[0], errors });
      assert.equal(await listLeads(db), []);
    }));

test("an application for an unknown opening gets 404 with the field's name", () =>
  withSite(async ({ send }) => {
    const response = await send(await upload({ ...APPLICATION, job_id: '99' }, CV));
    assert.is(response.statusCode, 404);
    assert.match(response.json().errors.job_id, 'There is no such opening');
  }));

test('an application that is sent again, or twice at once, is stored once', () =>
  withSite(async ({ db, send }) => {
    const request = await upload(APPLICATION, CV);
    const [one, other] = await Promise.all([send(request), send(request)]);
    const again = await send(await upload({ ...APPLICATION, phone_number: '098765 43210' }, CV));
    assert.equal([one?.statusCode, other?.body, again.body], [200, one?.body, one?.body]);
    assert.is((await listLeads(db)).length, 1);
    const parts = await db.selectFrom('resume_parts').select('part').execute();
    assert.is(parts.length, 1);
    await send(await upload(APPLICATION, { ...CV, bytes: pdf(301) }));
    await send(await upload({ ...APPLICATION, job_id: '3' }, CV));
    assert.is((await listLeads(db)).length, 3);
  }));

test('an opening is found by its id; an unknown id gets a message', () =>
  withSite(async ({ db, post }) => {
    const [job] = await selectList(db, 'jobs');
    const found = await post({ action: 'listbyid', id: '1' }, '/api/broker/careers.php');
    assert.equal(found.json().data, job);
    assert.is(found.json().success, true);
    const unknown = await post({ action: 'listbyid', id: '99' }, '/api/careers.php');
    assert.equal([unknown.statusCode, unknown.json().success], [200, false]);
    assert.is(unknown.json().message, 'There is no such opening');
    const missing = await post({ action: 'listbyid' }, '/api/careers.php');
    assert.equal([missing.statusCode, missing.json().errors], [400, { id: 'id is required' }]);
  }));

test('an application keeps the title of a deleted opening', () =>
  withSite(async ({ db, send }) => {
    await send(await upload(APPLICATION, CV));
    await replaceContent(db, { jobs: [] }, new Date());
    assert.is((await mapApplications(db)).get(1)?.job_title, 'Claims Executive');
  }));

test.run();
