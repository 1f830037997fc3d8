import { DESK, type Engine, type EnginePage } from './engine';
import { startSession, type WebDriverSession } from './webdriver';
import { SCREEN, startWebKit } from './webkit';

const TIMEOUT_MS = 45_000;

// WebDriver has no access to the console: a script in the page records it, from as early as possible.
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
      // The flag tells the previous page from the new one.
      await session.execute('window.isPreviousPage = true');
      await session.goTo(url);
      const deadline = Date.now() + TIMEOUT_MS;
      const hasLoaded = afterNavigation(
        "return document.readyState === 'complete' && !window.isPreviousPage",
      );
      while (!(await session.execute(hasLoaded).catch(() => false)))
        if (Date.now() > deadline) throw new Error(`${url} did not load`);
    },
    evaluate: (expression) => session.execute(`return (${expression})`),
    async run(script) {
      await session.execute(script);
    },
    complaints: async () => (await session.execute('return window.recordedComplaints')) as string[],
  };
}

export async function startWebKitGtk(): Promise<Engine> {
  const webKit = await startWebKit();
  const open = async ({ javaScript = true, width = DESK.width, height = DESK.height } = {}) => {
    const { session, version } = await startSession(webKit.driverUrl, {
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {
        binary: webKit.browser,
        args: ['--automation', '--full-screen', `--enable-javascript=${javaScript}`],
      },
    });
    // Centred, so that the pointer is over it: without a window manager, the window under the pointer has the focus.
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
      close: webKit.stop,
    };
  } catch (error) {
    await webKit.stop();
    throw error;
  }
}
