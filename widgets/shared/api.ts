import { type Endpoint, endpointUrl } from '../contract/endpoints';
import { normalise } from '../contract/field-rules';
import type { Env } from './attach';

/** Long enough for a 2G uplink, short enough that a visitor still waits. */
export const SEND_TIMEOUT_MS = 30_000;

/** What every script answers with; other keys by script (spec section 7). */
export type Reply = {
  readonly success?: unknown;
  readonly message?: unknown;
  readonly [key: string]: unknown;
};

/** The fields that are sent: normalised, and only those that are not empty (spec section 5). */
export function formBody(values: Readonly<Record<string, string | undefined>>): FormData {
  const body = new FormData();
  for (const [name, typed = ''] of Object.entries(values)) {
    const value = normalise(name, typed);
    if (value) body.append(name, value);
  }
  return body;
}

/**
 * Posts a call of spec section 7 and gives the JSON object that came back. A refusal is an answer.
 * @throws Error where trying again may help (no connection, timeout, status 5xx, not JSON); says what was asked and what came back
 */
export async function call(
  endpoint: Endpoint,
  values: Readonly<Record<string, string | undefined>>,
  env: Pick<Env, 'api' | 'product'>,
): Promise<Reply> {
  const url = endpointUrl(endpoint, env.api, env.product);
  let came: unknown;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: formBody({ ...values, ...endpoint.fixed }),
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    came = `status ${response.status}, not JSON`;
    const answer = response.status < 500 && (await response.json());
    if (answer?.constructor === Object) return answer;
  } catch (error) {
    came = came ? `${came}: ${error}` : error;
  }
  throw new Error(`broker-widgets: POST ${url} got ${came}`);
}
