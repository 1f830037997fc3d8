/**
 * `node --import tsx test/bench/check-targets.ts RESULTS.json`: checks the results of `npm run bench`. Exits with 1 if
 * a figure of our form is beyond its limit. Also exits with 1 if the machine was too slow or too fast to compare its
 * figures with the limits.
 */
import { readResults } from './results';
import { figuresOf, formatFigures, machineProblem, worseFigures } from './targets';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Expected the results.json of a run of the peer bench.');
const results = readResults(file);
const figures = figuresOf(results);
console.log(formatFigures(figures));
const worse = worseFigures(figures);
const problem =
  machineProblem(results) ?? (worse && `Worse than the limits in test/bench/targets.ts:\n${worse}`);
if (problem) console.error(problem);
process.exitCode = problem ? 1 : 0;
