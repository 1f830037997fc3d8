import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { type InjectOptions, type Response as InjectResponse, inject } from 'light-my-request';
import { sampleContent } from '../../demo/samples/content';
import { seedContent } from '../../server/db/content';
import { openDatabase } from '../../server/db/open';
import type { Schema } from '../../server/db/schema';
import { seedPlaces } from '../../server/db/seeds';
import { createSite, type SiteOptions } from '../../server/site/app';
import { STATES } from '../../widgets/contract/states';
import { stored, VALID_ENQUIRY, VALID_LEAD } from '../support/valid-lead';

export const QUOTE = { type: 'contact_us', ...stored(VALID_LEAD) };

export const ENQUIRY = { type: 'query', ...stored(VALID_ENQUIRY) };

type Fields = Record<string, string> | [string, string][];

/** Encodes a form as a browser does. */
export async function multipart(fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
    form.append(name, value);
  const request = new Response(form);
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

export async function withTempFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'broker-test-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until a condition is true. @throws Error if the condition is still false after `timeoutMs` */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 10_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The condition did not become true');
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** Path of the file with the cities of each state, relative to the build's folder. */
export const CITIES_FILE = 'data/cities-1a2b.json';

/** Returns the files of a build, keyed by path. Telangana has two cities, every other state has one. */
export const smallDist = (): Record<string, string> => ({
  'index.html': '<!doctype html><title>Home</title>',
  [CITIES_FILE]: JSON.stringify(
    Object.fromEntries(
      STATES.map((state) => [state, state === 'Telangana' ? ['Warangal', 'Hyderabad'] : [`${state} Town`]]),
    ),
  ),
});

export type TempSite = {
  readonly db: Kysely<Schema>;
  readonly folder: string;
  readonly errors: unknown[];
  /** Request listener for node:http. */
  readonly site: ReturnType<typeof createSite>;
  send(request: InjectOptions): Promise<InjectResponse>;
  post(fields: Fields, path?: string): Promise<InjectResponse>;
};

/**
 * Starts a site with its own database, the sample content and a small build. `options.dist` adds files to the build.
 */
export function withSite(
  use: (site: TempSite) => Promise<void>,
  options: Partial<SiteOptions> & { dist?: Record<string, string>; lockTimeoutMs?: number } = {},
): Promise<void> {
  return withTempFolder(async (folder) => {
    const distFolder = join(folder, 'dist');
    await writeFiles(distFolder, { ...smallDist(), ...options.dist });
    const settings = { dataFolder: join(folder, 'data'), databaseUrl: undefined };
    const db = await openDatabase(settings, { lockTimeoutMs: options.lockTimeoutMs });
    const errors: unknown[] = [];
    try {
      await seedPlaces(db, distFolder);
      await seedContent(db, sampleContent, new Date());
      const site = createSite({ db, distFolder, reportError: (error) => errors.push(error), ...options });
      const send: TempSite['send'] = (request) => inject(site, request);
      const post: TempSite['post'] = async (fields, path = '/api/motor/contact_us.php') =>
        send({ method: 'POST', url: path, ...(await multipart(fields)) });
      await use({ db, folder, errors, site, send, post });
    } finally {
      await db.destroy();
    }
  });
}
