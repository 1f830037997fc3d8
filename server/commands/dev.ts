import { mkdirSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFront } from '../../build/dev/front';
import { createSiteBuilder } from '../../build/dev/site-builder';
import { type Changes, watchFiles } from '../../build/dev/watch-files';
import { startWorker, type Worker } from '../../build/dev/worker';
import { saveContent } from '../../host-pages/content/saved-content';
import { listen } from '../http/listen';
import { readSettings } from '../site/settings';
import { readContentSource } from './content-source';
import { createCommand } from './create-command';

const FOLDERS = ['loader', 'widgets', 'host-pages', 'build', 'demo', 'server'];
const FILES = ['rollup.config.mjs', 'package.json', 'tsconfig.json'];
/**
 * Matches the files whose changes restart the server. The server also imports other files, such as host-pages/site.ts.
 * Changes to these take effect only when the server next starts.
 */
const SERVER_FILES = /^(?:server|demo|widgets\/contract|host-pages\/deploy)\/(?!partner\/pages\/)/;
const FOLDER = '.cache/dev';
const MAX_NAMES = 5;

type Origins = { siteOrigin: string; partnerOrigin: string; dataAddress: string };

/**
 * `npm run dev`: serves the demo, which consists of our site and a partner's site. Rebuilds the demo on every change to
 * the sources, and reloads the open pages of both sites.
 */
export const runDev = createCommand(async (_args, { env, stderr }) => {
  const settings = readSettings(env);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });

  saveContent(await readContentSource(undefined, settings, (problem) => stderr.write(`${problem}\n`)));

  const stopping = new AbortController();
  const front = createFront();
  const builder = createSiteBuilder(FOLDER, stopping.signal);
  const started = Date.now();
  let server: Worker | undefined;
  let origins: Origins | undefined;
  let isServerStale = true;
  let version = 0;
  let problem: string | undefined;
  /**
   * The latest update of the demo. Requests wait until it has ended, so that all responses come from the same version.
   */
  let updating: Promise<void> = Promise.resolve();

  async function restartServer() {
    const next = await startWorker('server/commands/dev-server.ts', FOLDER, stopping.signal);
    origins = await next.ask<Origins>();
    server?.stop();
    server = next;
    isServerStale = false;
  }

  async function update() {
    const began = performance.now();
    try {
      await builder.update();
      // Restarts the server after the build, since the server reads the lists of cities that the bundler writes.
      if (isServerStale) await restartServer();
      problem = undefined;
      version += 1;
      console.log(`ready in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      if (stopping.signal.aborted) return;
      problem = (error as Error).message;
      console.error(problem);
    }
    front.setState({ version: `${started}-${version}`, ...(problem !== undefined && { problem }) });
  }

  const pending: Changes[] = [];
  function onChange(changes: Changes) {
    const paths = [...changes.changed, ...changes.moved];
    const names = paths.slice(0, MAX_NAMES).join(', ');
    console.log(`changed ${names}${paths.length > MAX_NAMES ? ` and ${paths.length - MAX_NAMES} more` : ''}`);
    pending.push(changes);
    updating = updating.then(async () => {
      const batch = pending.splice(0);
      // There is nothing to do if an earlier update has already handled these changes.
      if (batch.length === 0) return;
      for (const each of batch) {
        builder.note(each);
        if ([...each.changed, ...each.moved].some((path) => SERVER_FILES.test(path))) isServerStale = true;
      }
      await update();
    });
  }

  /**
   * Generates the files that a URL needs.
   * @throws Error that describes the fault in the sources
   */
  async function prepare(address: string): Promise<void> {
    const current = updating;
    await current;
    try {
      await builder.prepare(address);
    } catch (error) {
      if (current === updating) throw error;
      // A change to the sources has interrupted the generation of the files, so the files are generated again.
      return prepare(address);
    }
  }

  const serve =
    (origin: 'siteOrigin' | 'partnerOrigin') => async (req: IncomingMessage, res: ServerResponse) => {
      if (front.answer(req, res)) return;
      try {
        await updating;
        if (origin === 'siteOrigin' && !req.url?.startsWith('/api/')) await prepare(req.url ?? '/');
        if (!origins) return front.showProblem(res, 503, problem ?? 'Not built yet.');
        const upstream = { origin: origins[origin], siteOrigin: origins.siteOrigin };
        front.forward(req, res, upstream, siteOrigin);
      } catch (error) {
        front.showProblem(res, 500, (error as Error).message);
      }
    };

  const listening = await Promise.all([
    listen(serve('siteOrigin'), settings.port, 'PORT', 0),
    listen(serve('partnerOrigin'), settings.partnerPort, 'PARTNER_PORT', 0),
  ]);
  const [siteOrigin, partnerOrigin] = listening.map(({ origin }) => origin) as [string, string];
  const watcher = watchFiles(FOLDERS, FILES, onChange);
  updating = update();
  await updating;
  console.log(`Our site        ${siteOrigin}`);
  console.log(`Partner's site  ${partnerOrigin}`);
  console.log(`API             ${siteOrigin}/api/`);
  if (origins) console.log(`Data            ${origins.dataAddress}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      watcher.close();
      stopping.abort();
      for (const each of listening) each.stop();
    });
  }
});
