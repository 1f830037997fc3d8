import { DESK, type Engine, type EnginePage } from './engine';
import { startSession, type WebDriverSession } from './webdriver';
import { SCREEN, startWebKit } from './webkit';

const TIMEOUT_MS = 45_000;

// The driver knows no console: the page itself has to be listened to, from the moment it is there.
const LISTEN = `
  const heard = (window.complaintsHeard = []);
  addEventListener('error', ({ message }) => heard.push('thrown: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push('thrown: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push('policy: ' + violatedDirective + ' ' + blockedURI));
  for (const type of ['error', 'warn']) {
    const tell = console[type];
    console[type] = (...args) => { heard.push(type + ': ' + args.join(' ')); tell.apply(console, args); };
  }`;

const hasCome = (script: string) => `
  if (document.URL === 'about:blank') return false;
  if (!window.complaintsHeard) { ${LISTEN} }
  ${script}`;

function pageOf(session: WebDriverSession): EnginePage {
  return {
    ...session,
    async goTo(url) {
      // The mark tells the page that goes from the one that comes.
      await session.execute('window.isLeft = true');
      await session.goTo(url);
      const deadline = Date.now() + TIMEOUT_MS;
      const hasLoaded = hasCome("return document.readyState === 'complete' && !window.isLeft");
      while (!(await session.execute(hasLoaded).catch(() => false)))
        if (Date.now() > deadline) throw new Error(`${url} did not load`);
    },
    evaluate: (expression) => session.execute(`return (${expression})`),
    async run(script) {
      await session.execute(script);
    },
    complaints: async () => (await session.execute('return window.complaintsHeard')) as string[],
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
    // Where the pointer stands when nobody has moved it: without a window manager, the window below it has the focus.
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
