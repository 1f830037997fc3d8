import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Content } from './lists';

/** Size in pixels, and MIME type. */
export type ImageFacts = { readonly width: number; readonly height: number; readonly type: string };

/** What pages are generated from. */
export type SavedContent = {
  readonly content: Content;
  /** The pictures of posts that link previews can show, by the path that a post has. */
  readonly images: Readonly<Record<string, ImageFacts>>;
};

/** Saved for the other processes of a build. */
export const CONTENT_FILE = '.cache/content.json';

export function saveContent(saved: SavedContent) {
  mkdirSync(dirname(CONTENT_FILE), { recursive: true });
  writeFileSync(CONTENT_FILE, JSON.stringify(saved));
}

/** Reads what `saveContent` wrote. */
export const savedContent = (): SavedContent => JSON.parse(readFileSync(CONTENT_FILE, 'utf8'));
