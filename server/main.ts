import { readKey } from './desk/key';
import { launchDesk } from './desk/launch-desk';
import { readDeskSettings } from './desk/settings';
import { readSettings } from './site/settings';
import { start } from './site/start';

/** Flag that `npm start` passes: the desk starts even without DESK_PORT. */
const WITH_DESK = '--desk';

/** Prints the desk's address. Adds the key only if stdout is a terminal, so that no log contains the key. */
async function printDesk(address: string, keyFile: string): Promise<void> {
  const key = process.stdout.isTTY ? await readKey(keyFile) : undefined;
  console.log(`Desk            ${address}${key ? `?key=${key}` : `  (key: ${keyFile})`}`);
}

try {
  const deskSettings = readDeskSettings(process.env, process.argv.includes(WITH_DESK));
  const running = await start(readSettings(process.env));
  let desk: ReturnType<typeof launchDesk> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Uses `once`, so that a second Ctrl+C ends the process immediately.
    process.once(signal, () => void Promise.all([running.stop(), desk?.stop()]));
  }
  console.log(`Our site        ${running.siteOrigin}`);
  console.log(`Partner's site  ${running.partnerOrigin}`);
  console.log(`API             ${running.siteOrigin}/api/`);
  console.log(`Data            ${running.dataAddress}`);
  if (deskSettings) {
    desk = launchDesk({
      env: process.env,
      onStart: (address) => void printDesk(address, deskSettings.keyFile),
      onError: console.error,
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message.replace(/\s+/g, ' ') : error);
  process.exitCode = 1;
}
