/**
 * `npm run bench:lighthouse -- --beside FOLDER [--rounds N] [--slowdown RATE] [PATH …]`: compares how Lighthouse rates
 * pages of this build and of another commit's build on a simulated phone. FOLDER: a clone of the other commit, already
 * built. N: default 10; in each round, all pages of both builds take turns. RATE: how many times slower than this
 * machine the phone is, default 4. For each figure, prints the median of each build, and the median of the ratios in
 * each round. No test depends on the figures.
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { formatTable } from '../../server/text/format-table';
import { startSite } from '../bench/start-site';
import { launchFullBrowser } from '../support/browser';
import { freePorts } from '../support/free-ports';
import { median } from '../support/median';

type Result = {
  readonly lhr: {
    /** Set if the page could not be loaded. */
    readonly runtimeError?: unknown;
    readonly categories: { readonly performance: { readonly score: number } };
    readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
  };
};
type Lighthouse = (
  url: string,
  options: {
    readonly port: number;
    readonly onlyCategories: readonly string[];
    readonly logLevel: 'error';
    readonly throttling: { readonly cpuSlowdownMultiplier: number };
  },
) => Promise<Result>;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    slowdown: { type: 'string', default: '4' },
  },
});
if (!values.beside) throw new Error('--beside is missing: expected the folder of a clone that was built.');
const PATHS = (positionals.length ? positionals : ['/', '/services', '/claims', '/media']).map((path) =>
  join('/', path),
);

/** Each returns a figure of a result. */
const FIGURES = {
  performance: ({ lhr }: Result) => 100 * lhr.categories.performance.score,
  'blocking time, ms': ({ lhr }: Result) => lhr.audits['total-blocking-time']?.numericValue ?? 0,
  'largest contentful paint, ms': ({ lhr }: Result) =>
    lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
  KB: ({ lhr }: Result) => (lhr.audits['total-byte-weight']?.numericValue ?? 0) / 1024,
} as const;

// Imported by its path, because it is not among the packages of the project, and so has no types here.
const modulePath = createRequire(import.meta.url).resolve('lighthouse');
const { default: lighthouse } = (await import(pathToFileURL(modulePath).href)) as { default: Lighthouse };

/** Returns undefined if the page could not be loaded, for example because the other build lacks it. */
async function rate(url: string): Promise<Result | undefined> {
  const [port = 0] = await freePorts(1);
  const browser = await launchFullBrowser({ args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: Number(values.slowdown) },
    });
    return result.lhr.runtimeError ? undefined : result;
  } finally {
    await browser.close();
  }
}

type Results = (Result | undefined)[];

const sites = [await startSite(resolve(values.beside)), await startSite(resolve('.'))] as const;
const rated = new Map(PATHS.map((path) => [path, [[], []] as readonly [Results, Results]]));
try {
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [path, both] of rated)
      for (const at of round % 2 ? ([1, 0] as const) : ([0, 1] as const))
        both[at].push(await rate(sites[at].url + path));
} finally {
  for (const site of sites) await site.stop();
}
const rows = [...rated].flatMap(([path, [theirs, ours]]) =>
  Object.entries(FIGURES).map(([name, figureOf]) => {
    const valuesOf = (results: Results) => results.map((result) => result && figureOf(result));
    const [before, now] = [valuesOf(theirs), valuesOf(ours)];
    // Add 1 to both values, because the ratio of a value to 0 is undefined.
    const ratios = now.map((value, at) => {
      const other = before[at];
      return value === undefined || other === undefined ? undefined : (value + 1) / (other + 1);
    });
    return [
      path,
      name,
      ...[before, now].map((figures) => median(figures)?.toFixed(0) ?? ''),
      median(ratios)?.toFixed(2) ?? '',
    ];
  }),
);
console.log(formatTable([['page', 'figure', 'beside', 'ours', 'ratio'], ...rows]));
