import type { Endpoint } from './endpoints';

// These endpoints are not in endpoints.ts, because every quote form bundles that file.

export const LIST_TESTIMONIALS = {
  path: 'testimonial.php',
  fixed: { action: 'testimonial_list' },
} as const satisfies Endpoint;

export const LIST_COMPANIES = {
  path: 'associate_companies.php',
  fixed: { action: 'web_list', limit: '10', page: '1' },
} as const satisfies Endpoint;

export const LIST_MEDIA = { path: 'media.php', fixed: { action: 'web_list' } } as const satisfies Endpoint;

export const LIST_JOBS = { path: 'careers.php', fixed: { action: 'web_list' } } as const satisfies Endpoint;

/** Fetches one job. Parameter: `id`. In the response, `data` is the job. */
export const FIND_JOB = { path: 'careers.php', fixed: { action: 'listbyid' } } as const satisfies Endpoint;

/**
 * Sends an application. Parameters: job_id, full_name, email, phone_number, linkedin_profile and the file `resume`. The
 * requirements do not specify the value of `action`: we chose it.
 */
export const SEND_APPLICATION = {
  path: 'careers.php',
  fixed: { action: 'apply' },
} as const satisfies Endpoint;

export const LIST_POSTS = {
  path: 'blog.php',
  fixed: { action: 'list', limit: '1000', page: '1' },
} as const satisfies Endpoint;

/** Fetches one post. Parameter: `id`. In the response, `data` has title and description. */
export const FIND_POST = { path: 'blog.php', fixed: { action: 'listbyid' } } as const satisfies Endpoint;

/** In the response, `data.description` is the HTML of all policies. */
export const LIST_POLICIES = { path: 'policy.php', fixed: { action: 'list' } } as const satisfies Endpoint;

/** The requirements (6.1) list this call, but no widget uses it. */
export const CREATE_CONTACT = {
  path: 'contact.php',
  fixed: { action: 'create' },
} as const satisfies Endpoint;
