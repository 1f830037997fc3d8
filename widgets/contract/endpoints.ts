/**
 * An API call of requirements 6.1. Each call is a separate constant, so that a widget bundles only the calls it makes.
 * `path` is relative to the API's base URL. In `path`, `{product}` stands for the name of the folder with the broker's
 * scripts. `fixed` contains the form fields that have the same value in every call.
 */
export type Endpoint = { readonly path: string; readonly fixed: Readonly<Record<string, string>> };

export const SEND_QUOTE = {
  path: '{product}/contact_us.php',
  fixed: { type: 'contact_us' },
} as const satisfies Endpoint;
