import { FIND_JOB } from '../contract/list-endpoints';
import { Job } from '../contract/list-shapes';
import { sanitise } from '../shared/html/sanitise';
import { type Loaded, loadList, parseItem } from '../shared/lists/list-store';
import { readSelectedJob } from '../shared/lists/selected-job';
import type { Env } from '../shared/runtime/attach';

/** A job with its sanitised HTML. */
export type ShownJob = {
  readonly job: Job;
  readonly responsibility: DocumentFragment;
  readonly qualification: DocumentFragment;
};

/** `missing`: no job is selected. `unknown`: the server does not have the job, or cannot be reached. */
export type Found = 'missing' | 'unknown' | ShownJob;

type JobPorts = {
  /** Called before a job is requested. */
  readonly onAsk: () => void;
  readonly show: (found: Found) => void;
};

/** Shows the selected job, and again if a newer response differs. Returns a function that stops it. */
export function findJob(env: Env, { onAsk, show }: JobPorts): () => void {
  const id = readSelectedJob();
  if (!id) {
    show('missing');
    return () => {};
  }
  onAsk();
  const store = loadList(FIND_JOB, { id }, parseItem(Job), env);
  let shownJson = '';
  let isStopped = false;
  const onLoaded = async ({ phase, data }: Loaded<Job>) => {
    const json = JSON.stringify(data ?? '');
    if (!data && phase === 'failed') show('unknown');
    if (!data || json === shownJson) return;
    shownJson = json;
    // The headings of the sections have level 3.
    const [responsibility, qualification] = await Promise.all(
      [data.responsibility, data.qualification].map((html) => sanitise(html, { below: 3 })),
    );
    if (isStopped || json !== shownJson || !responsibility || !qualification) return;
    show({ job: data, responsibility, qualification });
  };
  const unsubscribe = store.subscribe(onLoaded);
  onLoaded(store.getState());
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
