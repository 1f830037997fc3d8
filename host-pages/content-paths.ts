import { jobUrl } from '../widgets/shared/lists/job-url';
import { postUrl } from '../widgets/shared/lists/post-id';

export const postPath = (id: string) => postUrl(id, '/');

export const jobPath = (id: string) => jobUrl(id, '/');
