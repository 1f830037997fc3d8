import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SCRIPT_HOSTS, STYLE_HOSTS } from './browser/hostile-hosts/hosts';
import { listTestFiles } from './support/runner/test-files.mjs';

const MAX_LINES = 120;

const README = readFileSync('README.md', 'utf8');

// Reads figures from the text of scripts and tests, because importing a script or a test would run it.
const find = (file: string, pattern: RegExp) => pattern.exec(readFileSync(file, 'utf8'))?.slice(1) ?? [];
const budget = (name: string) =>
  find('build/budgets.ts', new RegExp(`'${name}': \\{ bytes: ([\\d.]+) \\* KB, requests: (\\d+) \\}`));

test('the README is short', () => {
  assert.ok(README.split('\n').length <= MAX_LINES);
});

test('the README has the figures that the tests check', () => {
  const [formKb, formRequests] = budget('quote-form on a partner page');
  const [oneFileKb, oneFileRequests] = budget('quote-form.js, all in one file');
  const [firstView = ''] = find(
    'test/browser/initial-load/initial-load.test.ts',
    /MAX_BYTES = (\d+) \* 1024/,
  );
  for (const figure of [
    `at most ${formKb} KB (brotli) in ${formRequests} requests`,
    `In one file it costs ${oneFileKb} KB and ${oneFileRequests} request.`,
    `${Object.keys(STYLE_HOSTS).length} CSS frameworks and resets`,
    `${Object.keys(SCRIPT_HOSTS).length} script environments`,
    `at most ${firstView} KB of HTML`,
  ])
    assert.ok(README.includes(figure), figure);
});

test('a figure that `npm test` does not measure names the command that does', () => {
  const run = listTestFiles('.');
  const isMeasured = (link: string) => run.some((file) => file.startsWith(`${posix.dirname(link)}/`));
  const rows = README.split('\n').filter((line) => line.startsWith('|') && line.includes('](test/'));
  assert.ok(rows.length > 10);
  for (const row of rows)
    for (const [, link = ''] of row.matchAll(/\]\((test\/[^)]+)\)/g))
      assert.ok(isMeasured(link) || row.includes('`npm run test:'), link);
});

/**
 * Reads a benchmark page. `ours` is the time in ms until our form, in one file, is interactive. `percentOf` returns
 * this time as a percentage of another form's time.
 */
const readBenchmark = (page: string) => {
  const [ms = ''] = find(page, /^\| \*\*broker-widgets, one file[^|]*\| (\d+) /m);
  const ratioTo = (form: string) =>
    Number(find(page, new RegExp(`one file: interactive, compared with ${form}[^|]*\\| ([\\d.]+) `))[0]);
  return { ours: Number(ms), percentOf: (form: string) => Math.round(100 * ratioTo(form)) };
};

test('the README compares the form with other libraries as the benchmarks do', () => {
  const { ours, percentOf } = readBenchmark('docs/benchmark.md');
  const another = readBenchmark('docs/benchmark-another-machine.md');
  for (const figure of [
    `interactive after ${(ours / 1000).toFixed(1)} s`,
    `${percentOf('Preact') - 100} % later than the same form written by hand with Preact`,
    `${percentOf('React')} % of the time of React with react-hook-form`,
    `${percentOf('bpmn.io form-js')} % of form-js`,
    `${percentOf('RJSF')} % of RJSF`,
    `${percentOf('SurveyJS')} % of SurveyJS`,
    `${percentOf('Form.io')} % of Form.io`,
    `was ${another.percentOf('Preact') - 100} % later than with Preact`,
    `took ${another.percentOf('React')} % of the time of React`,
    `in ${percentOf('broker-widgets 0')} % of the time of 0.3.0's default`,
  ])
    assert.ok(README.replaceAll('\n', ' ').includes(figure), figure);
});

test.run();
