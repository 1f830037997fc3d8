import { isOver } from '../contract/deadline';
import { FIND_JOB } from '../contract/list-endpoints';
import { Job } from '../contract/list-shapes';
import { sanitise } from '../shared/html/sanitise';
import { contentHash } from '../shared/lists/content-hash';
import type { Loaded } from '../shared/lists/list-store';
import { isMissing, loadItem } from '../shared/lists/load-item';
import { readSelectedJob } from '../shared/lists/selected-job';
import type { Env } from '../shared/runtime/attach';
import { sectionLevel } from './JobView';

/** A job with its sanitised HTML. */
export type ShownJob = {
  readonly job: Job;
  readonly responsibility: DocumentFragment;
  readonly qualification: DocumentFragment;
};

/**
 * `none`: no job is selected. `unchanged`: the job is the same as at build time. `missing`: the server doesn't have the
 * job. `failed`: the request failed.
 */
export type Found = 'none' | 'unchanged' | 'missing' | 'failed' | ShownJob;

type JobPorts = {
  /** The hash of the job in the page's markup; undefined if the page was not built for a job. */
  readonly content: string | undefined;
  /** Called before a job is requested. */
  readonly onRequest: () => void;
  readonly show: (found: Found) => void;
};

/** Returns the hash of the fields that a job's page shows. */
export const hashOf = (job: Omit<Job, 'id' | 'posted_at'>) =>
  contentHash([
    job.title,
    job.job_type,
    job.location,
    job.job_description,
    job.deadline,
    job.overview,
    job.responsibility,
    job.qualification,
    // Changes the hash if the deadline has passed since the build.
    ...(isOver(job.deadline) ? [true] : []),
  ]);

/**
 * Searches for the selected job. Calls `show` with the job, or with the reason why there is no job to show. Calls
 * `show` again if a newer response differs. Returns a function that stops the search.
 */
export function findJob(env: Env, { content, onRequest, show }: JobPorts): () => void {
  const id = readSelectedJob();
  if (!id) {
    show('none');
    return () => {};
  }
  onRequest();
  const store = loadItem(FIND_JOB, id, Job, env);
  const below = sectionLevel(content !== undefined);
  let shownHash: string | undefined;
  let isStopped = false;
  const onLoaded = async (state: Loaded<Job>) => {
    const { phase, data } = state;
    if (isMissing(state)) show('missing');
    else if (!data && phase === 'failed') show('failed');
    if (!data) return;
    const hash = hashOf(data);
    if (hash === shownHash) return;
    shownHash = hash;
    if (hash === content) return show('unchanged');
    const [responsibility, qualification] = await Promise.all(
      [data.responsibility, data.qualification].map((html) => sanitise(html, { below })),
    );
    if (isStopped || hash !== shownHash || !responsibility || !qualification) return;
    show({ job: data, responsibility, qualification });
  };
  const unsubscribe = store.subscribe(onLoaded);
  onLoaded(store.getState());
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
