import { JOB_FOLDER, jobUrl } from '../../widgets/contract/job-url';
import { POST_FOLDER, postUrl } from '../../widgets/contract/post-id';

/** Path of the page for posts that are newer than the build. Built posts have paths below it. */
export const POST_PAGE = `/${POST_FOLDER}`;

/** Path of the page for openings that are newer than the build. Built openings have paths below it. */
export const JOB_PAGE = `/${JOB_FOLDER}`;

export const postPath = (id: string) => postUrl(id, '/');

export const jobPath = (id: string) => jobUrl(id, '/');
