export type CommandResult = { output: string; problem: string | null; durationMs: number };
