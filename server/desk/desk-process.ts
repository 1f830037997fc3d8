/**
 * The desk's process, a child of the server. In a separate process, the desk can't slow down arriving leads, and its
 * failures don't affect the public site.
 */
import type { DeskMessage } from './launch-desk';
import { readDeskSettings } from './settings';
import { startDesk } from './start-desk';

const tell = (message: DeskMessage) => process.send?.(message);

// Ignores the signals that Ctrl+C and service managers send to all processes: the desk ends when the server does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

try {
  const settings = readDeskSettings(process.env, true);
  if (!settings) throw new Error('DESK_PORT is "off".');
  const desk = await startDesk(settings, process.env);
  process.once('disconnect', () => void desk.stop().finally(() => process.exit()));
  tell({ address: desk.address });
} catch (error) {
  tell({ error: (error as Error).message.replace(/\s+/g, ' ') });
  process.disconnect?.();
  process.exitCode = 1;
}
