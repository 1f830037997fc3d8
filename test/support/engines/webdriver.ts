const KEYS = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' } as const;

/** A WebDriver session (https://www.w3.org/TR/webdriver2/), with the commands that the tests need. */
export type WebDriverSession = ReturnType<typeof sessionAt>;

/**
 * Timeout of a command. It is needed because a script that runs while its page is being unloaded might never return.
 */
const COMMAND_TIMEOUT_MS = 15_000;

async function send(url: string, method: string, body?: object, timeoutMs = COMMAND_TIMEOUT_MS) {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

export type StartedSession = Awaited<ReturnType<typeof startSession>>;

/** Starts a browser. Throws a `TimeoutError` if the start takes longer than `timeoutMs`. */
export async function startSession(driverUrl: string, capabilities: object, timeoutMs: number) {
  const { sessionId, capabilities: actual } = await send(
    `${driverUrl}/session`,
    'POST',
    { capabilities: { alwaysMatch: capabilities } },
    timeoutMs,
  );
  return { session: sessionAt(`${driverUrl}/session/${sessionId}`), version: `${actual.browserVersion}` };
}

function sessionAt(url: string) {
  const post = (command: string, body: object) => send(`${url}/${command}`, 'POST', body);
  const act = (source: object) => post('actions', { actions: [source] });
  const typeKeys = (keys: readonly string[]) =>
    act({
      type: 'key',
      id: 'keys',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    goTo: (address: string) => post('url', { url: address }),
    place: (rect: { x: number; y: number; width: number; height: number }) => post('window/rect', rect),
    url: (): Promise<string> => send(`${url}/url`, 'GET'),
    execute: (script: string): Promise<unknown> => post('execute/sync', { script, args: [] }),
    type: (text: string) => typeKeys([...text]),
    press: (key: keyof typeof KEYS) => typeKeys([KEYS[key]]),
    clickAt: (x: number, y: number) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', origin: 'viewport', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    close: () => send(url, 'DELETE'),
  };
}
