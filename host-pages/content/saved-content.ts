import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Content } from './lists';
import type { Samples } from './samples';

/** Size in pixels, and MIME type. */
export type ImageFacts = { readonly width: number; readonly height: number; readonly type: string };

/** What pages are generated from. */
export type SavedContent = {
  readonly content: Content;
  /** The pictures of posts that link previews can show, by the path that a post has. */
  readonly images: Readonly<Record<string, ImageFacts>>;
  /** Without it, nothing of the content is a sample. */
  readonly samples?: Samples | undefined;
};

/** What the last build was made from. */
const CONTENT_FILE = '.cache/content.json';

/** Saves the content for the other processes of a build. */
export function saveContent(saved: SavedContent, file = CONTENT_FILE) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(saved));
}

/** Reads what `saveContent` wrote. */
export const savedContent = (file = CONTENT_FILE): SavedContent => JSON.parse(readFileSync(file, 'utf8'));
