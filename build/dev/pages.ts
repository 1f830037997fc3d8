/**
 * `node --import tsx build/dev/pages.ts <folder>`, a child process of `npm run dev`: generates single files of the site
 * on request. `npm run dev` replaces the process when a module of the site changes. The process loads the site's
 * modules on the first request. Until then it is a spare process that has loaded only the libraries.
 */
import '@resvg/resvg-js';
import 'lightningcss';
import 'react-dom/server';
import 'subset-font';
import 'superstruct';
import type { DevSite } from './site';

/**
 * A request to this process. Asks for the content of `file`. Without `file`, asks for the names of all files. With
 * `onlyLoads`, makes the process load the site's modules and asks for nothing.
 */
type PageRequest = { readonly id: number; readonly file?: string; readonly onlyLoads?: boolean };

const [folder = ''] = process.argv.slice(2);
let site: Promise<DevSite> | undefined;

/** Sends an answer. Ignores errors, since the parent process may have exited. */
const answer = (message: object) => process.send?.(message, undefined, undefined, () => {});

process.on('message', async ({ id, file, onlyLoads }: PageRequest) => {
  try {
    site ??= import('./site').then(({ openDevSite }) => openDevSite(folder));
    const { listFiles, make } = await site;
    if (onlyLoads) return answer({ id });
    answer({ id, value: await (file === undefined ? listFiles() : make(file)) });
  } catch (error) {
    answer({ id, problem: (error as Error).stack });
  }
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
