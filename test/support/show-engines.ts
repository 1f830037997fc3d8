import { startChromium, startFirefox } from './engines/playwright-engine';
import { startWebKitGtk } from './engines/webkit-engine';

// Start the engines one after another. If an engine is missing, its start installs all engines, so the later starts
// install none.
const lines: string[] = [];
for (const start of [startChromium, startFirefox, startWebKitGtk])
  try {
    const { name, version, close } = await start();
    await close();
    lines.push(`${name} ${version}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
console.log(lines.join(', '));
