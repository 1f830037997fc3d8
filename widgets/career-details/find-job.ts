import { FIND_JOB } from '../contract/list-endpoints';
import { Job } from '../contract/list-shapes';
import { sanitise } from '../shared/html/sanitise';
import { type Loaded, loadList, parseItem } from '../shared/lists/list-store';
import { readSelectedJob } from '../shared/lists/selected-job';
import type { Env } from '../shared/runtime/attach';

/** A job with its HTML made safe. */
export type ShownJob = {
  readonly job: Job;
  readonly responsibility: DocumentFragment;
  readonly qualification: DocumentFragment;
};

/** `missing`: the page was opened for no job. `unknown`: the server has none, or cannot be asked. */
export type Found = 'missing' | 'unknown' | ShownJob;

type JobPorts = {
  /** There is a job to ask for. */
  readonly onAsk: () => void;
  readonly show: (found: Found) => void;
};

/** Finds the job that this page is for and shows it, anew where a fresher answer differs. Gives what stops it. */
export function findJob(env: Env, { onAsk, show }: JobPorts): () => void {
  const id = readSelectedJob();
  if (!id) {
    show('missing');
    return () => {};
  }
  onAsk();
  const store = loadList(FIND_JOB, { id }, parseItem(Job), env);
  let drawn = '';
  let gone = false;
  const take = async ({ phase, data }: Loaded<Job>) => {
    const text = JSON.stringify(data ?? '');
    if (!data && phase === 'failed') show('unknown');
    if (!data || text === drawn) return;
    drawn = text;
    // Headings in it stand below those of the sections.
    const [responsibility, qualification] = await Promise.all(
      [data.responsibility, data.qualification].map((html) => sanitise(html, { below: 3 })),
    );
    if (gone || text !== drawn || !responsibility || !qualification) return;
    show({ job: data, responsibility, qualification });
  };
  const stop = store.subscribe(take);
  take(store.getState());
  return () => {
    gone = true;
    stop();
  };
}
