import { JOB_FOLDER, jobUrl } from '../../widgets/contract/job-url';
import { POST_FOLDER, postUrl } from '../../widgets/contract/post-id';

/** The page of posts that are newer than the build; those that it has built are below. */
export const POST_PAGE = `/${POST_FOLDER}`;

/** The page of openings that are newer than the build; those that it has built are below. */
export const JOB_PAGE = `/${JOB_FOLDER}`;

export const postPath = (id: string) => postUrl(id, '/');

export const jobPath = (id: string) => jobUrl(id, '/');
