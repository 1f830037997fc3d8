import type { Browser, Page } from 'playwright-core';
import { launchFullBrowser } from '../browser';
import { DESK, type Engine, type EnginePage, type Window } from './engine';
import { launchFirefox } from './firefox';

function pageOf(page: Page, close: () => Promise<void>): EnginePage {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (!['error', 'warning'].includes(line.type())) return;
    // Firefox gives every logged error the text "Error", so add the file and the line.
    const { url, lineNumber, columnNumber } = line.location();
    complaints.push(`${line.type()}: ${line.text()} (${url}:${lineNumber}:${columnNumber})`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return {
    async goTo(url) {
      await page.goto(url);
    },
    url: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression),
    async run(script) {
      await page.evaluate(`${script};undefined`);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    complaints: async () => complaints,
    close,
  };
}

async function openPage(browser: Browser, { javaScript = true, width, height }: Window = {}) {
  const context = await browser.newContext({
    viewport: { width: width ?? DESK.width, height: height ?? DESK.height },
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
  });
  return pageOf(await context.newPage(), () => context.close());
}

export async function startChromium(launch = launchFullBrowser): Promise<Engine> {
  const browser = await launch();
  return {
    name: 'Chromium',
    version: browser.version(),
    open: (window) => openPage(browser, window),
    close: () => browser.close(),
  };
}

export async function startFirefox(): Promise<Engine> {
  const browser = await launchFirefox();
  let scriptless: Promise<Browser> | undefined;
  return {
    name: 'Firefox',
    version: browser.version(),
    async open(window) {
      if (window?.javaScript !== false) return openPage(browser, window);
      scriptless ??= launchFirefox({ javaScript: false });
      return openPage(await scriptless, window);
    },
    async close() {
      await browser.close();
      await (await scriptless)?.close();
    },
  };
}
