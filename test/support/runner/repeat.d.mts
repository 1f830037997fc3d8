type Run = { ended: Promise<unknown>; end(): Promise<void> };

export function repeatRuns(options: { start: () => Run; onIdle: () => void }): {
  again(): Promise<void>;
  stop(): Promise<void>;
};
