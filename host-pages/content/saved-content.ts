import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Content } from './lists';
import type { Samples } from './samples';

/** An image's size in pixels, and its MIME type. */
export type ImageFacts = { readonly width: number; readonly height: number; readonly type: string };

/** The data from which pages are generated. */
export type SavedContent = {
  readonly content: Content;
  /**
   * Facts about the posts' pictures, keyed by the path of the picture in the post. Contains only the pictures that link
   * previews can show.
   */
  readonly images: Readonly<Record<string, ImageFacts>>;
  /** If undefined, no record is a sample. */
  readonly samples?: Samples | undefined;
};

/** The file with the content of the last build. */
const CONTENT_FILE = '.cache/content.json';

/** Writes the content to a file, for the other processes of a build. */
export function saveContent(saved: SavedContent, file = CONTENT_FILE) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(saved));
}

/** Reads the content that `saveContent` wrote. */
export const savedContent = (file = CONTENT_FILE): SavedContent => JSON.parse(readFileSync(file, 'utf8'));
