import type { Endpoint } from './endpoints';

// A separate file, because every widget that calls the API bundles this function, but only the endpoints that it calls.

/** Returns the URL of an endpoint. `base` ends with a slash. */
export const endpointUrl = (endpoint: Endpoint, base: string, product: string) =>
  base + endpoint.path.replace('{product}', product);
