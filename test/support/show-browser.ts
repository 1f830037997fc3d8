import { launchBrowser } from './browser';

const browser = await launchBrowser();
console.log(`Chromium ${browser.version()}`);
await browser.close();
