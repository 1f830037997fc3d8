/** `node --import tsx test/bench/check-targets.ts RESULTS.json`: exits 1 if a figure of our form has become worse. */
import { readResults } from './results';
import { figuresOf, formatFigures, worseFigures } from './targets';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Expected the results.json of a run of the peer bench.');
const figures = figuresOf(readResults(file));
console.log(formatFigures(figures));
const worse = worseFigures(figures);
if (worse) console.error(`Worse than the limits in test/bench/targets.ts:\n${worse}`);
process.exitCode = worse ? 1 : 0;
