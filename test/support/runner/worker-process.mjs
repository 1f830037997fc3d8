/**
 * Runs test files one after another in one process, for test-worker.mjs. A file counts as ended when the event loop is
 * empty (event `beforeExit`). A process that ran only this file would then exit. So no code of a file runs while the
 * next file runs.
 */
import { pathToFileURL } from 'node:url';
import { saveProcessState } from './process-state.mjs';

// Node's own exit code for a top-level await that never settles.
const UNSETTLED_AWAIT = 13;

// Keep the original streams and functions, because a test may replace them on `process`.
const { stdout, stderr, channel } = process;
const writers = [stdout, stderr].map((stream) => stream.write.bind(stream));
const send = process.send.bind(process);
const { memoryUsage } = process;

let job = null;

const importFile = async ({ path, mark }) => {
  try {
    await import(`${pathToFileURL(path).href}?${mark}`);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  job.isImported = true;
};

const finish = () => {
  if (!job.isImported) {
    console.error('A top-level await never settled.');
    process.exitCode = UNSETTLED_AWAIT;
  }
  // A process that runs only this file would exit now, so call the file's `exit` listeners. A listener may set the exit
  // code or end the process.
  for (const listener of state.addedListeners('exit')) listener.call(process, process.exitCode ?? 0);
  const exitCode = process.exitCode ?? 0;
  process.exitCode = undefined;
  state.restore();
  // Write the end mark, which tells the parent process that the file's output is complete. The result that is sent
  // below can't tell this: the result goes through another pipe, and may arrive before the output.
  for (const write of writers) write(job.endMark);
  job = null;
  channel.ref();
  send({ exitCode, heapBytes: memoryUsage().heapUsed });
};

process.on('beforeExit', () => {
  if (job) finish();
});
process.on('message', (message) => {
  job = { ...message, isImported: false };
  channel.unref();
  void importFile(message);
});

const domClasses = process.env.TEST_REACT ? Object.values(await import('happy-dom')) : [];
let state;
// Wait until this module has been evaluated: until then, Node has temporary listeners on `process`, which
// `saveProcessState` would save.
setImmediate(() => {
  state = saveProcessState(domClasses);
  send('ready');
});
