/**
 * Reads `DESK_URL`, the address at which the broker's people open the desk, without a slash at its end. Returns
 * undefined if the variable is not set.
 * @throws Error with a one-line message for the operator
 */
export function readDeskUrl(env: NodeJS.ProcessEnv): string | undefined {
  const given = env.DESK_URL?.trim();
  if (!given) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isAddress =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (isAddress) return url.href.replace(/\/+$/, '');
  throw new Error(
    'DESK_URL is not an address like https://desk.broker.example, without a user name, ? and #.',
  );
}

export const deskLink = (deskUrl: string, reference: string): string => `${deskUrl}/leads/${reference}`;

/** Returns the address of the desk's list of suspected leads. */
export const suspectedLink = (deskUrl: string): string => `${deskUrl}/?suspected=yes`;
