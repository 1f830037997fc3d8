import { setTimeout as pause } from 'node:timers/promises';
import { DESK, type Engine, type EnginePage } from './engine';
import { type StartedSession, startSession, type WebDriverSession } from './webdriver';
import { SCREEN, startWebKit, type WebKit } from './webkit';

const TIMEOUT_MS = 45_000;
const POLL_MS = 50;

// Records errors and warnings in the page, because WebDriver has no access to the console. `goTo` runs this script as
// early as possible in each page that it opens.
const LISTEN = `
  const complaints = (window.recordedComplaints = []);
  addEventListener('error', ({ message }) => complaints.push('thrown: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push('thrown: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push('policy: ' + violatedDirective + ' ' + blockedURI));
  for (const type of ['error', 'warn']) {
    const original = console[type];
    console[type] = (...args) => { complaints.push(type + ': ' + args.join(' ')); original.apply(console, args); };
  }`;

const afterNavigation = (script: string) => `
  if (document.URL === 'about:blank') return false;
  if (!window.recordedComplaints) { ${LISTEN} }
  ${script}`;

function pageOf(session: WebDriverSession): EnginePage {
  return {
    ...session,
    async goTo(url) {
      // Mark the current page, so that the check below doesn't mistake it for the new page.
      await session.execute('window.isPreviousPage = true');
      await session.goTo(url);
      const deadline = Date.now() + TIMEOUT_MS;
      const hasLoaded = afterNavigation(
        "return document.readyState === 'complete' && !window.isPreviousPage",
      );
      while (!(await session.execute(hasLoaded).catch(() => false))) {
        if (Date.now() > deadline) throw new Error(`${url} did not load`);
        await pause(POLL_MS);
      }
    },
    evaluate: (expression) => session.execute(`return (${expression})`),
    async run(script) {
      await session.execute(script);
    },
    complaints: async () => (await session.execute('return window.recordedComplaints')) as string[],
  };
}

/**
 * Timeout for the start of a session. The start takes 0.3 s on an idle machine, and over 15 s while other tests run.
 */
const START_TIMEOUT_MS = 40_000;
const START_ATTEMPTS = 3;

/**
 * Starts WebKitGTK. The driver finds a free port, closes it, and tells the browser to listen on this port. If another
 * process takes the port in between, the driver tries to connect for ever. So if a driver times out, this function
 * stops it and starts another.
 */
export async function startWebKitGtk(
  start: () => Promise<WebKit> = startWebKit,
  startTimeoutMs = START_TIMEOUT_MS,
): Promise<Engine> {
  let webKit = await start();
  async function startSessionOrAgain(args: readonly string[], attempt = 1): Promise<StartedSession> {
    try {
      const browserOptions = { binary: webKit.browser, args };
      const capabilities = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': browserOptions };
      return await startSession(webKit.driverUrl, capabilities, startTimeoutMs);
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError' || attempt === START_ATTEMPTS) throw error;
      await webKit.stop();
      webKit = await start();
      return startSessionOrAgain(args, attempt + 1);
    }
  }
  const open = async ({ javaScript = true, width = DESK.width, height = DESK.height } = {}) => {
    const args = ['--automation', '--full-screen', `--enable-javascript=${javaScript}`];
    const { session, version } = await startSessionOrAgain(args);
    // Centre the window, so that it is under the pointer, which is in the middle of the screen. Without a window
    // manager, the window under the pointer has the focus.
    const [x, y] = [(SCREEN.width - width) / 2, (SCREEN.height - height) / 2];
    await session.place({ x, y, width, height });
    return { session, version };
  };
  try {
    const { session, version } = await open();
    await session.close();
    return {
      name: 'WebKitGTK',
      version,
      open: async (window) => pageOf((await open(window)).session),
      close: () => webKit.stop(),
    };
  } catch (error) {
    await webKit.stop();
    throw error;
  }
}
