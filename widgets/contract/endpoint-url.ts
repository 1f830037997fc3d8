import type { Endpoint } from './endpoints';

// This function has its own file, so that a widget can bundle it without the endpoints that the widget doesn't call.

/** Returns the URL of an endpoint. `base` ends with a slash. */
export const endpointUrl = (endpoint: Endpoint, base: string, product: string) =>
  base + endpoint.path.replace('{product}', product);
