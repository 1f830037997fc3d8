import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repeatRuns } from './repeat.mjs';
import { watchSaves } from './watch-saves.mjs';

const SHOWN = 3;

/** Returns the paths as text, shortened to `a, b, c and 2 more` if there are more than `SHOWN`. */
const some = (paths) => {
  const more = paths.length - SHOWN;
  return `${paths.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/**
 * Runs a Node script now, and again after each save of a file below `root`. If the script is still running when a file
 * is saved, ends it with SIGTERM before the next run starts. If this process is interrupted, ends the script and exits.
 */
export const watchCheck = (root, args) => {
  const start = () => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    const ended = once(child, 'exit');
    const end = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    return { ended, end };
  };
  const { again, stop } = repeatRuns({
    start,
    onIdle: () => console.log('\nWaits for a saved file. Ctrl-C ends it.'),
  });
  const close = watchSaves(root, (saved) => {
    console.log(`\nSaved: ${some(saved)}`);
    void again();
  });
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])
    process.on(signal, async () => {
      close();
      await stop();
      process.exit(code);
    });
};
