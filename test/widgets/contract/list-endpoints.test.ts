import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Endpoint } from '../../../widgets/contract/endpoints';
import {
  CREATE_CONTACT,
  FIND_JOB,
  FIND_POST,
  LIST_COMPANIES,
  LIST_JOBS,
  LIST_MEDIA,
  LIST_POLICIES,
  LIST_POSTS,
  LIST_TESTIMONIALS,
  SEND_APPLICATION,
} from '../../../widgets/contract/list-endpoints';

/**
 * Rows of the table in requirements 6.1, and the action `apply` of a job application. The table doesn't have this
 * action: we chose it.
 */
const CALLS: [endpoint: Endpoint, path: string, fixed: Record<string, string>][] = [
  [LIST_TESTIMONIALS, 'testimonial.php', { action: 'testimonial_list' }],
  [LIST_COMPANIES, 'associate_companies.php', { action: 'web_list', limit: '10', page: '1' }],
  [LIST_MEDIA, 'media.php', { action: 'web_list' }],
  [LIST_JOBS, 'careers.php', { action: 'web_list' }],
  [FIND_JOB, 'careers.php', { action: 'listbyid' }],
  [SEND_APPLICATION, 'careers.php', { action: 'apply' }],
  [LIST_POSTS, 'blog.php', { action: 'list', limit: '1000', page: '1' }],
  [FIND_POST, 'blog.php', { action: 'listbyid' }],
  [LIST_POLICIES, 'policy.php', { action: 'list' }],
  [CREATE_CONTACT, 'contact.php', { action: 'create' }],
];

for (const [endpoint, path, fixed] of CALLS)
  test(`${path} is requested with ${Object.entries(fixed).join(' ')}`, () => {
    assert.equal(endpoint, { path, fixed });
  });

test.run();
