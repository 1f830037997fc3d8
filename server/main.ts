import { readSettings } from './site/settings';
import { start } from './site/start';

try {
  const running = await start(readSettings(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // `once`: a second Ctrl+C ends the process immediately.
    process.once(signal, () => void running.stop());
  }
  console.log(`Our site        ${running.siteOrigin}`);
  console.log(`Partner's site  ${running.partnerOrigin}`);
  console.log(`API             ${running.siteOrigin}/api/`);
  console.log(`Data            ${running.dataAddress}`);
} catch (error) {
  console.error(error instanceof Error ? error.message.replace(/\s+/g, ' ') : error);
  process.exitCode = 1;
}
