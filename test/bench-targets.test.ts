import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Peer, Results } from './bench/results';
import { figuresOf, formatFigures, machineProblem, worseFigures } from './bench/targets';

/**
 * Returns sample results of a peer (one of the compared forms, ours or another). In round `n`, the peer is interactive
 * after `times[n]` ms.
 */
const peer = (title: string, times: readonly number[]): Peer => ({
  title,
  versions: {},
  inlineBr: null,
  one: times.map((interactive, round) => ({ round, interactive })),
  passive: [],
  many: [],
});

const results = (peers: Readonly<Record<string, Peer>>): Results => ({
  when: '2026-11-25',
  rounds: 3,
  instances: 50,
  chromium: '156',
  cpu: 'a processor',
  cpuRate: 4,
  cpus: 2,
  peers,
});

test('a form is compared with the peer of the same round, on a machine that becomes slower', () => {
  const [figure] = figuresOf(
    results({
      'broker-widgets-one-file': peer('ours', [210, 400, 590]),
      preact: peer('Preact', [200, 400, 600]),
    }),
  );
  assert.is(figure?.name, 'ours: interactive, compared with Preact');
  assert.is(figure?.value, 1);
});

test('in an even number of rounds, a figure is the mean of the two in the middle', () => {
  const [figure] = figuresOf(
    results({
      'broker-widgets-one-file': peer('ours', [100, 120, 140, 300]),
      preact: peer('Preact', [100, 100, 100, 100]),
    }),
  );
  assert.is(figure?.value.toFixed(2), '1.30');
});

test('a run without a peer has no figure of it', () => {
  assert.equal(figuresOf(results({ 'broker-widgets': peer('ours', [200]) })), []);
});

test('only a figure beyond its limit is worse', () => {
  const figures = [
    { name: 'a', value: 1.2, target: 1.1, limit: 1.2 },
    { name: 'b', value: 1.26, target: 1.1, limit: 1.25 },
  ];
  assert.is(worseFigures(figures), 'b: 1.260, expected at most 1.25');
  assert.match(formatFigures(figures), '| a | 1.20 |  | 1.1, not met | 1.2 |');
  assert.match(formatFigures(figures, false), /^\| a \| 1\.20 \| {2}\| 1\.1, not met \|$/m);
});

test('a target within the 95 % interval of a figure is not certain to be met', () => {
  const figureBeside = (ms: number) => {
    const ours = [90, 91, 92, 93, 94, 95, 96, 128];
    const preact = ours.map(() => ms);
    return figuresOf(
      results({ 'broker-widgets-one-file': peer('ours', ours), preact: peer('Preact', preact) }),
    )[0];
  };
  const [certain, uncertain] = [figureBeside(120), figureBeside(89)];
  assert.equal(
    certain?.interval?.map((end) => end.toFixed(2)),
    ['0.75', '1.07'],
  );
  assert.ok(certain && uncertain);
  assert.match(formatFigures([certain]), '| 0.78 | 0.75 to 1.07 | 1.08 |');
  assert.match(formatFigures([uncertain]), '| 1.05 | 1.01 to 1.44 | 1.08, not certain |');
});

test('fewer than six rounds have no interval', () => {
  const [figure] = figuresOf(
    results({ 'broker-widgets-one-file': peer('ours', [1, 2, 3]), preact: peer('Preact', [1, 2, 3]) }),
  );
  assert.is(figure?.interval, undefined);
});

test('a run in which the processor was not as slow as when the limits were set is not compared with them', () => {
  const runWith = (times: readonly number[]) => results({ limit: peer('Plain', times) });
  assert.is(machineProblem(runWith([520, 540, 900])), undefined);
  assert.match(
    machineProblem(runWith([900, 1000, 1100])) ?? '',
    /took 1000 ms, expected 442 to 636 .* a lower rate/,
  );
  assert.match(
    machineProblem(runWith([300, 400, 540])) ?? '',
    /took 400 ms, expected 442 to 636 .* a higher rate/,
  );
  assert.is(machineProblem(results({})), undefined);
});

test('the published figures are within the limits', () => {
  const published = readFileSync('docs/benchmark.md', 'utf8').matchAll(
    /^\| (broker-widgets[^|]*) \| ([\d.]+) \|(?: [\d. to]* \|)? ([\d.]+)(?:, not \w+)? \| ([\d.]+) \|$/gm,
  );
  const figures = [...published].map(([, name = '', value, target, limit]) => {
    return { name, value: Number(value), target: Number(target), limit: Number(limit) };
  });
  assert.ok(figures.length > 0);
  assert.is(worseFigures(figures), '');
});

test.run();
