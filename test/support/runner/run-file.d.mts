import type { CommandResult } from './command.mjs';

export type FileResult = CommandResult & { passed: number; failed: number };
export type React = 'react' | 'preact';

export function readTotals(output: string): { total: number; passed: number; skipped: number } | null;

export function runFile(
  path: string,
  options: {
    cwd: string;
    react?: React | undefined;
    timeLimitMs: number;
    afterTotalsMs?: number | undefined;
  },
): Promise<FileResult>;
