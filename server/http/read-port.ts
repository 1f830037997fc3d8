/** The port of the broker's site if PORT is not set. */
export const DEFAULT_SITE_PORT = 4000;

const LARGEST_PORT = 65_535;

/**
 * Reads a port from the variable `name`. Port 0 means any free port.
 * @param others what else the variable may be, for the error message
 * @throws Error with a one-line message for the operator if the value is not a port
 */
export function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number, others = ''): number {
  const given = env[name]?.trim();
  if (!given) return fallback;
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= LARGEST_PORT) return port;
  throw new Error(
    `${name} is "${given}", which is not a port. Use a number from 0 to ${LARGEST_PORT}${others}.`,
  );
}
