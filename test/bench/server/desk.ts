/**
 * `npm run bench:desk`: measures the desk, the website where the broker's people read leads, with 100,000 leads stored.
 * Prints how long its first page, its filters and its searches take, and how long arriving leads wait while the desk
 * searches continuously. Quote the figures in a change's description.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/open';
import { formatTable } from '../../../server/text/format-table';
import { median } from '../../support/median';
import { startPostgres } from '../../support/postgres';
import { FIRST_MOBILE, FIRST_REFERENCE, fillLeads, leadOf } from './fill-leads';
import { startScript } from './start-script';

const STORED = 100_000;
const SAMPLES = 20;
/** Number of arriving leads to measure; they are sent one at a time. */
const ARRIVALS = 1000;
const PLACES = [
  ['Goa', 'Panaji'],
  ['Telangana', 'Hyderabad'],
  ['Telangana', 'Warangal'],
  ['Kerala', 'Kochi'],
] as const;
const NAMES = ['Asha', 'Ravi', 'Lakshmi', 'Imran', 'Meera'] as const;

/** Returns the date of the day that was `days` days ago, as the desk's filters take it. */
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const LISTS = {
  'first page': '/',
  'filter by kind': '/?kind=quote',
  'filter by city': '/?state=Telangana&city=Warangal',
  'filter by partner, none found': '/?partner=nobody',
  'filter by status': '/?status=called',
  'filter by time': `/?from=${dayBefore(330)}&until=${dayBefore(150)}`,
};
const SEARCHES = {
  'search by name': 'Lakshmi',
  'search by number': `${FIRST_MOBILE + STORED / 2}`,
  'search by reference': `Q-${FIRST_REFERENCE + STORED / 2}`,
  'search, none found': 'Nobody of this name',
};

const SERVER = new URL('../../../server/main.ts', import.meta.url).pathname;
const here = (name: string) => new URL(name, import.meta.url).pathname;

const entry = (at: number) => {
  const [state, city] = PLACES[at % PLACES.length] ?? PLACES[0];
  return leadOf(at, { state, city, first_name: NAMES[at % NAMES.length] ?? NAMES[0] });
};

/** Opens a session at the desk. Returns functions that request the desk's pages as a browser does. */
async function openDesk(address: string, key: string) {
  const { origin } = new URL(address);
  const opened = await fetch(`${origin}/?key=${key}`, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const get = async (url: string) => {
    const response = await fetch(new URL(url, origin), { headers: { cookie } });
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`${url} has status ${response.status}: ${text.slice(0, 300)}`);
    return text;
  };
  const token = /name="token" value="([^"]+)"/.exec(await get('/'))?.[1] ?? '';
  return {
    get,
    async search(words: string) {
      const response = await fetch(`${origin}/searches`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token, text: words }),
      });
      const location = response.headers.get('location');
      if (!location) throw new Error(`The search has status ${response.status}: ${await response.text()}`);
      return get(location);
    },
  };
}

/** Runs `run` `SAMPLES` times. Returns the times in milliseconds, shortest first. */
async function timesOf(run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b);
}

type Waits = { readonly p50: number; readonly p99: number; readonly max: number };

/**
 * Sends leads over one connection. Returns percentiles of the response times of the last `ARRIVALS` leads, in
 * milliseconds. Earlier leads warm up the server.
 */
async function sendLeads(origin: string): Promise<Waits> {
  const sender = await startScript(here('send-leads.ts'), {}, /^(\{.*\})$/m, [origin, '1', `${ARRIVALS}`]);
  return JSON.parse(sender.found) as Waits;
}

const rows: string[][] = [['database', 'what', 'median ms', 'longest ms']];
const add = (database: string, what: string, medianMs = 0, longestMs = 0) =>
  rows.push([database, what, medianMs.toFixed(0), longestMs.toFixed(0)]);

async function measure(database: string, databaseUrl: string | undefined, folder: string) {
  const db = await openDatabase({ dataFolder: folder, databaseUrl });
  await fillLeads(db, 0, STORED, STORED, entry);
  // Collect PostgreSQL's statistics about the tables now. Autovacuum would collect them up to a minute later. Without
  // statistics, PostgreSQL sorts whole tables.
  if (databaseUrl) await sql`analyze`.execute(db);
  await db.destroy();
  const server = await startScript(
    SERVER,
    {
      DATA_DIR: folder,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      PORT: '0',
      PARTNER_PORT: '0',
      DESK_PORT: '0',
      TRUSTED_PROXIES: '1',
    },
    /(Our site\s+http[\s\S]*Desk\s+http:\S+)/,
  );
  try {
    const addresses = server.found.match(/http:\/\/[^\s/]+/g) ?? [];
    const [site = '', address = ''] = [addresses[0], addresses.at(-1)];
    const desk = await openDesk(address, (await readFile(join(folder, 'desk-key'), 'utf8')).trim());
    for (const [what, url] of Object.entries(LISTS)) {
      const times = await timesOf(() => desk.get(url));
      add(database, what, median(times), times.at(-1));
    }
    for (const [what, words] of Object.entries(SEARCHES)) {
      const times = await timesOf(() => desk.search(words));
      add(database, what, median(times), times.at(-1));
    }
    const alone = await sendLeads(site);
    add(database, 'a lead, desk idle', alone.p50, alone.max);
    let searching = true;
    const loop = (async () => {
      while (searching) for (const words of Object.values(SEARCHES)) await desk.search(words);
    })();
    const during = await sendLeads(site);
    searching = false;
    await loop;
    add(database, 'a lead, desk searching', during.p50, during.max);
  } finally {
    await server.stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'broker-bench-'));
const postgres = await startPostgres({ isDurable: true });
try {
  await measure('SQLite', undefined, join(folder, 'sqlite'));
  await postgres.query('create database desk');
  await measure('PostgreSQL', postgres.urlOf('desk'), join(folder, 'postgres'));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(formatTable(rows));
