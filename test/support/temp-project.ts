import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { FileResult, React } from './runner/run-file.mjs';
import { createWorker } from './runner/test-worker.mjs';

export const UVU = "import { suite, test } from 'uvu';\n";
export const PASSES = "test('passes', () => {});\n";
export const ONE_PASSES = `${UVU}${PASSES}test.run();\n`;

/**
 * Calls `use` with a temporary folder that contains `files`, then removes the folder. The folder is inside the project,
 * so that its files find node_modules and tsconfig.json.
 */
export const withFolder = async <T>(
  files: Record<string, string>,
  use: (folder: string) => T | Promise<T>,
) => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/gate-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export type Limits = { timeLimitMs?: number; afterTotalsMs?: number };

/** Default limits of a test file: long enough for a busy machine. */
export const LIMITS = { timeLimitMs: 60_000 };

/** `limitsOf` overrides `LIMITS` for some files, keyed by the file's name. */
type SharedOptions = { react?: React; mark?: 'no-react'; limitsOf?: Record<string, Limits> };

/** Runs the test files in `files` one after another, in the given order, in one worker process. */
export const runShared = (
  files: Record<string, string>,
  { react, limitsOf, ...options }: SharedOptions = {},
) =>
  withFolder(files, async (folder) => {
    const worker = createWorker({ cwd: folder, react });
    const results: FileResult[] = [];
    try {
      for (const path of Object.keys(files).filter((name) => /\.test\.tsx?$/.test(name)))
        results.push(await worker.run(join(folder, path), { ...LIMITS, ...limitsOf?.[path], ...options }));
    } finally {
      await worker.close();
    }
    return results;
  });
