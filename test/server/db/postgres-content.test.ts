import { inject } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sampleContent } from '../../../demo/samples/content';
import { findApplication, readResume } from '../../../server/db/applications';
import { findById, replaceContent, seedContent, selectContent } from '../../../server/db/content';
import { openDatabase } from '../../../server/db/open';
import { createSite } from '../../../server/site/app';
import { MAX_RESUME_BYTES } from '../../../widgets/contract/application-rules';
import { setUpPostgres } from '../../support/postgres';
import { listLeads, mapApplications } from '../../support/stored-leads';
import { APPLICATION, pdf, upload } from '../api/resumes';

const withPostgres = setUpPostgres(test);

test('PostgreSQL stores content and applications as SQLite does, and concurrent duplicates once', () =>
  withPostgres(async (settings) => {
    const db = await openDatabase(settings);
    try {
      const now = new Date();
      await Promise.all([seedContent(db, sampleContent, now), seedContent(db, sampleContent, now)]);
      assert.equal(await selectContent(db), await sampleContent(now));

      // PostgreSQL rejects text that contains a NUL character. `findById` must find nothing instead of failing.
      assert.is(await findById(db, 'posts', '\0'), undefined);

      const errors: unknown[] = [];
      const site = createSite({ db, distFolder: '/nowhere', reportError: (error) => errors.push(error) });
      const bytes = pdf(MAX_RESUME_BYTES);
      const request = await upload(APPLICATION, { name: 'ఆశ.pdf', bytes });
      const responses = await Promise.all([inject(site, request), inject(site, request)]);
      assert.equal(errors, []);
      assert.equal(
        responses.map(({ statusCode }) => statusCode),
        [200, 200],
      );
      assert.is(responses[0]?.body, responses[1]?.body);
      const [lead, ...others] = await listLeads(db);
      assert.is(others.length, 0);
      assert.is((await mapApplications(db)).size, 1);
      const application = await findApplication(db, lead?.id ?? 0);
      assert.is(application?.resume_name, 'ఆశ.pdf');
      const parts: Buffer[] = [];
      if (application) for await (const part of readResume(db, application)) parts.push(part);
      assert.ok(Buffer.concat(parts).equals(bytes));

      const found = await inject(site, {
        method: 'POST',
        url: '/api/blog.php',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'action=list&limit=2&page=2',
      });
      assert.equal([found.json().totalcount, found.json().count], [6, 2]);

      const testimonials = [{ name: 'A', rating: 4.3, short_note: 'x' }];
      const twice = [testimonials[0], testimonials[0]] as typeof testimonials;
      await replaceContent(db, { testimonials: twice, jobs: [] }, now);
      const before = await selectContent(db);
      assert.equal(before.testimonials, twice);
      const [job] = (await sampleContent(now)).jobs;
      const broken = { testimonials: [], jobs: [job, job] as Exclude<typeof job, undefined>[] };
      await replaceContent(db, broken, now).then(
        () => assert.unreachable(),
        () => {},
      );
      assert.equal(await selectContent(db), before);
    } finally {
      await db.destroy();
    }
  }));

test.run();
