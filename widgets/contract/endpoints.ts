/**
 * The calls of spec section 7, a constant each so that a widget carries only its own.
 * `path` is relative to the API base; `{product}` is the folder that holds the broker's scripts.
 * `fixed` are the form fields that every such call sends.
 */
export type Endpoint = { readonly path: string; readonly fixed: Readonly<Record<string, string>> };

export const SEND_QUOTE = {
  path: '{product}/contact_us.php',
  fixed: { type: 'contact_us' },
} as const satisfies Endpoint;

export const SEND_ENQUIRY = { path: 'contact_us.php', fixed: { type: 'query' } } as const satisfies Endpoint;

export const LIST_STATES = { path: 'state.php', fixed: { action: 'state' } } as const satisfies Endpoint;

// "state" is what the existing backend expects here too (spec section 7, "as coded").
export const LIST_CITIES = { path: 'city.php', fixed: { action: 'state' } } as const satisfies Endpoint;

/** Address of a call. `base` ends with a slash. */
export const endpointUrl = (endpoint: Endpoint, base: string, product: string) =>
  base + endpoint.path.replace('{product}', product);
