/**
 * `node --import tsx test/bench/publish.ts RESULTS.json`: writes the figures of a run of `npm run bench`, with a chart,
 * to docs/benchmark.md. If a figure is beyond its limit, writes them to docs/benchmark-beyond-limits.md instead, so that
 * docs/benchmark.md keeps the newest run within the limits; a later run within them deletes that page. If the machine was too slow or too fast to compare the
 * figures with the limits, writes them to docs/benchmark-another-machine.md.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { escapeHtml } from '../../server/text/escape-html';
import { median } from '../support/median';
import { heapOfEach, readResults } from './results';
import { figuresOf, formatFigures, machineProblem, worseFigures } from './targets';

const OURS = /^broker-widgets/;
const KB = 1024;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Expected the results.json of a run of the peer bench.');
const results = readResults(file);
const { peers, ...run } = results;
const isComparable = machineProblem(results) === undefined;
const figures = figuresOf(results);
const worse = worseFigures(figures);
const BEYOND_LIMITS = 'benchmark-beyond-limits';
const [page, where] = !isComparable
  ? ['benchmark-another-machine', ', on another machine']
  : worse
    ? [BEYOND_LIMITS, ': a run beyond the limits']
    : ['benchmark', ''];
if (page === 'benchmark')
  for (const path of [`docs/${BEYOND_LIMITS}.md`, `docs/images/${BEYOND_LIMITS}.svg`])
    rmSync(path, { force: true });
const blankHeap = median(peers.blank?.passive.map(({ heap }) => heap) ?? []) ?? 0;

const rows = Object.entries(peers)
  .filter(([id, { partial }]) => id !== 'blank' && !partial)
  .map(([id, peer]) => ({
    id,
    title: peer.title,
    versions: peer.versions,
    rounds: peer.one.length,
    interactive: median(peer.one.map(({ interactive }) => interactive)),
    requests: median(peer.passive.map(({ requests }) => requests)),
    bytes: peer.inlineBr ?? median(peer.passive.map(({ jsCss }) => jsCss)),
    key: median(peer.passive.map(({ type }) => type.task)),
    change: median(peer.passive.map(({ select }) => select.task)),
    heap: median(peer.passive.map(({ heap }) => heap - blankHeap)),
    shift: median(peer.passive.map(({ cls }) => cls)),
    many: median(peer.many.map(({ interactive }) => interactive)),
    heapOfEach: heapOfEach(peer, run.instances),
  }))
  .sort((a, b) => (a.interactive ?? Number.POSITIVE_INFINITY) - (b.interactive ?? Number.POSITIVE_INFINITY));

const measuredLess = rows.filter(({ rounds }) => rounds < run.rounds);
const exceptions = measuredLess.length
  ? ` (${Math.min(...measuredLess.map(({ rounds }) => rounds))} for ${measuredLess.map(({ title }) => title).join(', ')})`
  : '';

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
  `docs/images/${page}.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${rows.length * BAR}" font-family="system-ui, sans-serif" font-size="13"><title>Milliseconds until the form is interactive</title><rect width="100%" height="100%" fill="#fff"/>${bars.join('')}</svg>\n`,
);

const versions = rows
  .flatMap(({ versions }) => Object.entries(versions).map(([name, version]) => `${name} ${version}`))
  .filter((text, at, all) => all.indexOf(text) === at)
  .sort();
const pace = isComparable
  ? 'At this speed, the plain form takes about as long as on the machine on which the limits were set, whose processor was slowed down 4 times.'
  : 'At this speed, the plain form does not take as long as in [benchmark.md](benchmark.md), so no figure is compared with a limit.';
const ABOUT_LIMITS = `Where a target is not met, the limit is the best
figure so far, plus a margin. The limits are those of \`test/bench/targets.ts\` on the day of the run. \`npm run bench\` fails if a figure
is beyond its limit`;
const targets = !isComparable
  ? '`npm run bench` fails after such a run.'
  : worse
    ? `${ABOUT_LIMITS}, as after
this run:

${worse.replace(/^/gm, '- ')}

The newest run that was within the limits of its day is in [benchmark.md](benchmark.md).`
    : `${ABOUT_LIMITS}.`;
writeFileSync(
  `docs/${page}.md`,
  `# The quote form and the same form in other libraries${where}

The same nine fields, states, cities and messages, built with each library, on a partner's page that loads nothing else. Medians of ${run.rounds} rounds${exceptions} in which all take turns, on
${run.when.slice(0, 10)}: Chromium ${run.chromium} without a cache, 1.6 Mbps, 150 ms latency, a processor slowed down ${run.cpuRate} times (${run.cpus} × ${run.cpu}).
${pace}
"Interactive" is the time from the navigation until submitting the empty form shows its errors. "CPU" is the busy time of the main thread.
"Heap" is what one form adds to an empty page. "Heap of each" is what each further form adds on a page with ${run.instances} forms.
"Requests" include the page. "Limit" in a form's name means plain HTML with a script written by hand. In the table of targets, a limit
is the figure above which \`npm run bench\` fails. \`test/bench/publish.ts\` writes this page.

broker-widgets requests the cities when a visitor begins to use the form; the others contain them. It also reserves the form's
height.

![Milliseconds until the form is interactive](images/${page}.svg)

${table}

## Targets

Ours divided by the other form's, as the median of the rounds, each with both. Two runs differ: the interval contains the ratio with a
probability of at least 95 %. "Not met" means that the value is above the target; "not certain", that only the interval extends above
it. ${targets}

${formatFigures(figures, isComparable)}

Versions: ${versions.join(', ')}.
`,
);
