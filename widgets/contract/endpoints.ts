/**
 * The calls of requirements 6, a constant each so that a widget carries only its own.
 * `path` is relative to the API base; `{product}` is the folder that holds the broker's scripts.
 * `fixed` are the form fields that every such call sends.
 */
export type Endpoint = { readonly path: string; readonly fixed: Readonly<Record<string, string>> };

export const SEND_QUOTE = {
  path: '{product}/contact_us.php',
  fixed: { type: 'contact_us' },
} as const satisfies Endpoint;
