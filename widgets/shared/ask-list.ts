import type { Endpoint } from '../contract/endpoints';
import type { Env } from './attach';

/** How long a list is waited for. */
const PATIENCE_MS = 30_000;

export type ListAnswer = { readonly success?: unknown; readonly message?: unknown; readonly data?: unknown };

// What api.ts does for forms, without what was typed: that one lies in the forms' chunk, and a page with a list alone
// would load 5 KB for it.

/** Address of a list's call, as `endpointUrl` has it. */
export const listUrl = ({ path }: Endpoint, { api, product }: Pick<Env, 'api' | 'product'>) =>
  api + path.replace('{product}', product);

/** Posts a list's call and gives the JSON object that came back. Throws an Error that says what was asked and what came. */
export async function askList(url: string, values: Readonly<Record<string, string>>): Promise<ListAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) if (value) body.append(name, value);
  let came: unknown;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    came = `status ${response.status}, not JSON`;
    const answer = response.status < 500 && (await response.json());
    if (answer?.constructor === Object) return answer;
  } catch (error) {
    came = came ? `${came}: ${error}` : error;
  }
  throw new Error(`broker-widgets: POST ${url} got ${came}`);
}
