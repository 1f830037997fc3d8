/**
 * Exports uvu with three additions. If a file forgets the `.run()` of a suite, the file fails, even if another of its
 * suites ran. If a hook throws, its error is printed; uvu alone would swallow the error. If a test takes long, its name
 * is printed; uvu alone would not say which test hangs.
 */
// Import the timers: a test may replace the global ones.
import { clearTimeout, setTimeout } from 'node:timers';
import { exec, suite as uvuSuite, test as uvuTest } from 'uvu';

const notRun = new Map();

const withErrorLog = (hook) => async (context) => {
  try {
    await hook(context);
  } catch (error) {
    console.error('A hook threw:', error);
    throw error;
  }
};

/**
 * If a test runs longer than this number of seconds, its name is printed to stderr. The test runner sets
 * BROKER_TEST_SLOW_S. Without this variable, no name is printed.
 */
const seconds = Number(process.env.BROKER_TEST_SLOW_S);

const withSlowLog = (name, run) => async (context) => {
  if (!seconds) return run(context);
  const timer = setTimeout(
    () => process.stderr.write(`"${name}" has been running for ${seconds} s.\n`),
    seconds * 1000,
  ).unref();
  try {
    await run(context);
  } finally {
    clearTimeout(timer);
  }
};

const tracked = (target, name) => {
  const trackCalls = (register) =>
    Object.assign((test, run) => {
      notRun.set(target, name);
      return register(test, withSlowLog(test, run));
    }, register);
  const hooks = (key) =>
    Object.assign((hook) => target[key](withErrorLog(hook)), {
      each: (hook) => target[key].each(withErrorLog(hook)),
    });

  return Object.assign(trackCalls(target), {
    only: trackCalls(target.only),
    skip: trackCalls(target.skip),
    before: hooks('before'),
    after: hooks('after'),
    run: () => {
      notRun.delete(target);
      target.run();
    },
  });
};

process.on('exit', () => {
  for (const name of notRun.values()) {
    console.error(`The suite "${name}" has tests, but its .run() was not called after the last of them.`);
    process.exitCode = 1;
  }
});

export { exec };
export const suite = (name = '', state = {}) => tracked(uvuSuite(name, state), name);
export const test = tracked(uvuTest, '');
