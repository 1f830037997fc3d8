export type CommandResult = { output: string; problem: string | null; durationMs: number };
export type FileResult = CommandResult & { passed: number; failed: number };
export type React = 'react' | 'preact';

export function killRunning(): void;

export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; timeLimitMs: number },
): Promise<CommandResult>;

export function readTotals(output: string): { total: number; passed: number; skipped: number } | null;

export function runFile(
  path: string,
  options: { cwd: string; react?: React | undefined; timeLimitMs: number; afterTotalsMs?: number },
): Promise<FileResult>;
