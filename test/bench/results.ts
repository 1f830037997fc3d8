import { readFileSync } from 'node:fs';
import { median } from '../support/median';

type Passive = {
  readonly round: number;
  readonly requests: number;
  readonly jsCss: number;
  /** Heap in bytes, while the form shows the errors of an empty submit. */
  readonly heap: number;
  readonly cls: number;
  /**
   * `type` measures one key press. `select` measures the choice of another state of India in the form's list. `task` is
   * the time, in ms, that the main thread is busy.
   */
  readonly type: { readonly task: number };
  readonly select: { readonly task: number };
};
type Load = { readonly round: number; readonly interactive?: number };

export type Peer = {
  readonly title: string;
  readonly partial?: boolean;
  readonly versions: Readonly<Record<string, string>>;
  readonly inlineBr: number | null;
  readonly one: readonly Load[];
  readonly passive: readonly Passive[];
  /** Loads of a page with `Results.instances` forms. */
  readonly many: readonly (Load & { readonly heap: number })[];
};

/** The content of the `results.json` that a run of the peer bench writes. */
export type Results = {
  readonly when: string;
  readonly rounds: number;
  /** Number of forms on the page with many forms. */
  readonly instances: number;
  readonly chromium: string;
  readonly cpu: string;
  /** CPU throttling: how many times slower the browser's processor was made. */
  readonly cpuRate: number;
  readonly cpus: number;
  readonly peers: Readonly<Record<string, Peer>>;
};

export const readResults = (path: string): Results => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Returns the bytes of heap that each further form on a page adds. Undefined if the run did not load the page with many
 * forms.
 */
export function heapOfEach({ passive, many }: Peer, instances: number): number | undefined {
  const ofOne = median(passive.map(({ heap }) => heap));
  const ofMany = median(many.map(({ heap }) => heap));
  return ofMany && ofOne && (ofMany - ofOne) / (instances - 1);
}
