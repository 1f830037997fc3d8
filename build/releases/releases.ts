import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../../host-pages/deploy/embed-facts';
import { builtFiles } from '../built-files';

/** The list of releases. This file is committed. */
export const RELEASES = 'loader/releases.json';

/** Checksums by file name. */
type PinnedFiles = Readonly<Record<string, string>>;

/**
 * The checksums of the released files, keyed by the site's origin and then by version. A repository that was cloned to
 * start a new site still lists the old site's releases. They don't affect the new site: its origin is another key.
 */
export type Releases = Readonly<Record<string, Readonly<Record<string, PinnedFiles>>>>;

/** Reads the list of releases. */
export const readReleases = (): Releases => JSON.parse(readFileSync(RELEASES, 'utf8'));

/** A built version of a site, with the files that pages may pin. */
export type Build = { readonly origin: string; readonly version: string; readonly pinned: PinnedFiles };

export async function readBuild(folder: string, origin: string): Promise<Build> {
  const { version, pinned } = await builtFiles(folder);
  const checksums = pinned.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]);
  return { origin, version, pinned: Object.fromEntries(checksums) };
}

/**
 * Compares a build's pinned files with the files released under the same version.
 * @throws Error if a file differs or is missing: on pages that pin the released file, browsers refuse a different one
 */
export function checkReleased(releases: Releases, { origin, version, pinned }: Build) {
  for (const [file, released] of Object.entries(releases[origin]?.[version] ?? {})) {
    if (pinned[file] === released) continue;
    throw new Error(
      `${file} is not the file released as version ${version} of ${origin}: it is ${pinned[file] ?? 'missing'}, ` +
        `and ${RELEASES} has ${released}. Pages that pin this version would lose their widgets. ` +
        'Raise "version" in package.json.',
    );
  }
}

export const isReleased = (releases: Releases, { origin, version }: Build) =>
  releases[origin]?.[version] !== undefined;

/**
 * Returns the releases with a build added.
 * @throws Error if the version has already been released with other files
 */
export function addRelease(releases: Releases, build: Build): Releases {
  checkReleased(releases, build);
  const { origin, version, pinned } = build;
  return { ...releases, [origin]: { ...releases[origin], [version]: pinned } };
}
