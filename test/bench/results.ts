import { readFileSync } from 'node:fs';

type Passive = {
  readonly round: number;
  readonly requests: number;
  readonly jsCss: number;
  /** In bytes, with the errors of an empty submit. */
  readonly heap: number;
  readonly cls: number;
  /** `task`: time of the main thread in ms, of a key and of a change of the state. */
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
  /** Pages with `instances` forms. */
  readonly many: readonly (Load & { readonly heap: number })[];
};

/** The `results.json` that a run of the peer bench writes. */
export type Results = {
  readonly when: string;
  readonly rounds: number;
  /** Forms on the page with many forms. */
  readonly instances: number;
  readonly chromium: string;
  readonly cpu: string;
  /** How many times the processor was slowed down. */
  readonly cpuRate: number;
  readonly cpus: number;
  readonly peers: Readonly<Record<string, Peer>>;
};

export const readResults = (path: string): Results => JSON.parse(readFileSync(path, 'utf8'));

export const median = (values: readonly (number | undefined)[]): number | undefined => {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

/** What each further form adds, in bytes. */
export function heapOfEach({ passive, many }: Peer, instances: number): number | undefined {
  const ofOne = median(passive.map(({ heap }) => heap));
  const ofMany = median(many.map(({ heap }) => heap));
  return ofMany && ofOne && (ofMany - ofOne) / (instances - 1);
}
