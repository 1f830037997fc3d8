import type { Endpoint } from './endpoints';

// Apart from the endpoints themselves: every widget that asks the API needs this, and only its own endpoints.

/** Address of a call. `base` ends with a slash. */
export const endpointUrl = (endpoint: Endpoint, base: string, product: string) =>
  base + endpoint.path.replace('{product}', product);
