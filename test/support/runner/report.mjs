const SLOWEST = 10;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Returns functions that print and count the results. */
export const createReport = () => {
  const started = performance.now();
  const tally = { passed: 0, failed: 0 };
  const times = [];

  const add = (name, detail, { passed, failed, problem, output, durationMs }) => {
    tally.passed += passed;
    tally.failed += failed;
    times.push({ name, durationMs });
    console.log(`${problem ? '✗' : '✓'} ${name}${detail}, ${seconds(durationMs)}`);
    if (problem) console.log(`${output.trimEnd()}\n  ${name}: ${problem}\n`);
  };

  return {
    tally,
    addFile: (name, result) => add(name, ` ${result.passed + result.failed} tests`, result),
    addStep: (name, result, detail = '') =>
      add(name, detail, { ...result, passed: result.problem ? 0 : 1, failed: result.problem ? 1 : 0 }),
    /** Prints the slowest runs, the total time and, last, how many tests passed and failed. Returns the exit code. */
    finish: () => {
      if (times.length > SLOWEST) {
        console.log('\nSlowest:');
        const slowest = times.sort((a, b) => b.durationMs - a.durationMs).slice(0, SLOWEST);
        for (const { name, durationMs } of slowest)
          console.log(`  ${seconds(durationMs).padStart(8)}  ${name}`);
      }
      console.log(`\nTotal time: ${seconds(performance.now() - started)}`);
      console.log(`${tally.passed} passed, ${tally.failed} failed`);
      return tally.passed > 0 && tally.failed === 0 ? 0 : 1;
    },
  };
};
