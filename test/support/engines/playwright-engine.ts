import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { DESK, type Engine, type EnginePage, type Window } from './engine';
import { launchFirefox } from './firefox';

function pageOf(page: Page, close: () => Promise<void>): EnginePage {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(`${line.type()}: ${line.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return {
    async goTo(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    async run(script) {
      await page.evaluate(`${script};undefined`);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    complaints: async () => complaints,
    close,
  };
}

async function openPage(browser: Browser, { javaScript = true, width, height }: Window = {}) {
  const viewport = { width: width ?? DESK.width, height: height ?? DESK.height };
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
  });
  return { context, page: await context.newPage() };
}

export async function startChromium(): Promise<Engine> {
  const browser = await launchBrowser();
  return {
    name: 'Chromium',
    version: browser.version(),
    async open(window) {
      const { page, context } = await openPage(browser, window);
      return pageOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

export async function startFirefox(): Promise<Engine> {
  const browser = await launchFirefox();
  return {
    name: 'Firefox',
    version: browser.version(),
    async open(window) {
      if (window?.javaScript === false) {
        const scriptless = await launchFirefox({ javaScript: false });
        const { page } = await openPage(scriptless, window);
        return pageOf(page, () => scriptless.close());
      }
      const { page, context } = await openPage(browser, window);
      return pageOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}
