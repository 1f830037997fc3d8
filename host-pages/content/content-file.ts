import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Content } from './lists';

/** The content that the last command generated pages from, for the other processes of a build. */
export const CONTENT_FILE = '.cache/content.json';

export function saveContent(content: Content) {
  mkdirSync(dirname(CONTENT_FILE), { recursive: true });
  writeFileSync(CONTENT_FILE, JSON.stringify(content));
}

/** Reads what `saveContent` wrote. */
export const savedContent = (): Content => JSON.parse(readFileSync(CONTENT_FILE, 'utf8'));
