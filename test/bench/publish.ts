/**
 * `node --import tsx test/bench/publish.ts RESULTS.json`: writes the figures that `npm run bench` has measured to docs/benchmark.md, with a chart.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { escapeHtml } from '../../demo/escape-html';

type Passive = {
  readonly requests: number;
  readonly jsCss: number;
  readonly heap: number;
  readonly cls: number;
  readonly type: { readonly task: number };
  readonly select: { readonly task: number };
};
type Peer = {
  readonly title: string;
  readonly partial?: boolean;
  readonly versions: Readonly<Record<string, string>>;
  readonly inlineBr: number | null;
  readonly one: readonly { readonly interactive?: number; readonly round: number }[];
  readonly passive: readonly Passive[];
  readonly many: readonly { readonly interactive?: number; readonly heap: number }[];
};
type Results = {
  readonly when: string;
  readonly rounds: number;
  /** Forms on the page with many forms. */
  readonly instances: number;
  readonly chromium: string;
  readonly cpu: string;
  readonly cpus: number;
  readonly peers: Readonly<Record<string, Peer>>;
};

const OURS = /^broker-widgets/;
const KB = 1024;

const median = (values: readonly (number | undefined)[]): number | undefined => {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

const [file] = process.argv.slice(2);
if (!file) throw new Error('Expected the results.json of a run of the peer bench.');
const { peers, ...run } = JSON.parse(readFileSync(file, 'utf8')) as Results;
const blankHeap = median(peers.blank?.passive.map(({ heap }) => heap) ?? []) ?? 0;

/** What each further form adds, with the errors of an empty submit. */
const heapOfEach = (ofMany: number | undefined, ofOne: number | undefined) =>
  ofMany && ofOne && (ofMany - ofOne) / (run.instances - 1);

const rows = Object.entries(peers)
  .filter(([id, { partial }]) => id !== 'blank' && !partial)
  .map(([id, { title, versions, inlineBr, one, passive, many }]) => ({
    id,
    title,
    versions,
    interactive: median(one.map(({ interactive }) => interactive)),
    requests: median(passive.map(({ requests }) => requests)),
    bytes: inlineBr ?? median(passive.map(({ jsCss }) => jsCss)),
    key: median(passive.map(({ type }) => type.task)),
    change: median(passive.map(({ select }) => select.task)),
    heap: median(passive.map(({ heap }) => heap - blankHeap)),
    shift: median(passive.map(({ cls }) => cls)),
    many: median(many.map(({ interactive }) => interactive)),
    heapOfEach: heapOfEach(median(many.map(({ heap }) => heap)), median(passive.map(({ heap }) => heap))),
  }))
  .sort((a, b) => (a.interactive ?? Number.POSITIVE_INFINITY) - (b.interactive ?? Number.POSITIVE_INFINITY));

const number = (value: number | undefined, digits = 0) => value?.toFixed(digits) ?? '';
const hasMany = rows.some(({ many }) => many !== undefined);
const HEAD = [
  'form',
  'interactive, ms',
  'JS and CSS, KB',
  'requests',
  'CPU per key, ms',
  'CPU per change of the state, ms',
  'heap, KB',
  'CLS',
  ...(hasMany ? [`${run.instances} forms, ms`, 'heap of each, KB'] : []),
];
const table = [HEAD, HEAD.map((_, at) => (at ? '---:' : '---'))]
  .concat(
    rows.map((row) => [
      OURS.test(row.id) ? `**${row.title}**` : row.title,
      number(row.interactive),
      number(row.bytes && row.bytes / KB, 1),
      number(row.requests),
      number(row.key),
      number(row.change),
      number(row.heap && row.heap / KB),
      number(row.shift, 2),
      ...(hasMany ? [number(row.many), number(row.heapOfEach && row.heapOfEach / KB)] : []),
    ]),
  )
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');

const LEFT = 300;
const WIDTH = 860;
const BAR = 26;
const longest = Math.max(...rows.map(({ interactive = 0 }) => interactive));
const bars = rows.map(({ id, title, interactive = 0 }, at) => {
  const y = at * BAR;
  const width = Math.max(1, Math.round((interactive / longest) * (WIDTH - LEFT - 80)));
  const fill = OURS.test(id) ? '#f3a712' : '#9db4e0';
  return [
    `<text x="${LEFT - 10}" y="${y + 17}" text-anchor="end"${OURS.test(id) ? ' font-weight="700"' : ''}>${escapeHtml(title)}</text>`,
    `<rect x="${LEFT}" y="${y + 4}" width="${width}" height="${BAR - 8}" fill="${fill}"/>`,
    `<text x="${LEFT + width + 8}" y="${y + 17}">${number(interactive)} ms</text>`,
  ].join('');
});
writeFileSync(
  'docs/images/benchmark.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${rows.length * BAR}" font-family="system-ui, sans-serif" font-size="13"><title>Milliseconds until the form is interactive</title><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}</svg>\n`,
);

const versions = rows
  .flatMap(({ versions }) => Object.entries(versions).map(([name, version]) => `${name} ${version}`))
  .filter((text, at, all) => all.indexOf(text) === at)
  .sort();
writeFileSync(
  'docs/benchmark.md',
  `# The quote form and the same form in other libraries

The same nine fields, states, cities and messages, built with each library, on a partner's page that loads nothing else. Medians of ${run.rounds} rounds in which all take turns, on
${run.when.slice(0, 10)}: Chromium ${run.chromium} without a cache, 1.6 Mbps, 150 ms latency, a processor slowed down four times (${run.cpus} × ${run.cpu}).
"Interactive" is the time from the navigation until an empty form that is submitted shows its errors. "CPU" is the time of the main thread, "heap" what the form adds to an empty page; "heap of each" is that of a form among ${run.instances} that shows its errors.
"Requests" include the page. The limit is what plain HTML with a script written by hand takes. \`test/bench/publish.ts\` writes this page.

broker-widgets requests the cities of a state when it is chosen, so that a visitor loads one list instead of all. The others
contain all of them: a change of the state takes one frame there, and two here. It also reserves the form's height.

![Milliseconds until the form is interactive](images/benchmark.svg)

${table}

Versions: ${versions.join(', ')}.
`,
);
