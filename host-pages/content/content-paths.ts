import { JOB_FOLDER, jobUrl } from '../../widgets/contract/job-url';
import { POST_FOLDER, postUrl } from '../../widgets/contract/post-id';

/** Path of the page that shows posts newer than the build. The pages of built posts have paths below it. */
export const POST_PAGE = `/${POST_FOLDER}`;

/** Path of the page that shows job openings newer than the build. The pages of built openings have paths below it. */
export const JOB_PAGE = `/${JOB_FOLDER}`;

export const postPath = (id: string) => postUrl(id, '/');

export const jobPath = (id: string) => jobUrl(id, '/');
