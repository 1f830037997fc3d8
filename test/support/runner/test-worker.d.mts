import type { FileResult, React } from './run-file.mjs';

export type Worker = {
  run(
    path: string,
    options: { timeLimitMs: number; afterTotalsMs?: number | undefined; mark?: 'no-react' | undefined },
  ): Promise<FileResult>;
  close(): Promise<void>;
};

export function createWorker(options: { cwd: string; react?: React | undefined }): Worker;
