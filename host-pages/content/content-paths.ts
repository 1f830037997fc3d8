import { JOB_FOLDER, jobUrl } from '../../widgets/contract/job-url';
import { POST_FOLDER, postUrl } from '../../widgets/contract/post-id';

/**
 * Path of the page for posts that are newer than the build. All other posts have pages of their own, whose paths are
 * below this one.
 */
export const POST_PAGE = `/${POST_FOLDER}`;

/**
 * Path of the page for job openings that are newer than the build. All other openings have pages of their own, whose
 * paths are below this one.
 */
export const JOB_PAGE = `/${JOB_FOLDER}`;

export const postPath = (id: string) => postUrl(id, '/');

export const jobPath = (id: string) => jobUrl(id, '/');
