import { installShell, launchBrowser } from './browser';

await installShell();
const browser = await launchBrowser();
console.log(`Chromium ${browser.version()}`);
await browser.close();
