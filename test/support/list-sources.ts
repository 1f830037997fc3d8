import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './house-rules';

const CODE = /\.(ts|tsx|mts|mjs|js|css)$/;

/** Returns every source file in the folders, with its path relative to the working directory and its text. */
export const listSources = (...folders: string[]): SourceFile[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => CODE.test(path) && !path.includes('/node_modules/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
