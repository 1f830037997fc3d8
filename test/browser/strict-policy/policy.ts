/**
 * Returns the strictest CSP with which a page of a partner can show the form: scripts by nonce, no styles, no sinks, no
 * form action.
 */
export const strictPolicy = (siteUrl: string, ...more: string[]) =>
  [
    "default-src 'none'",
    "script-src 'nonce-x' 'strict-dynamic'",
    "style-src 'none'",
    `connect-src ${siteUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...more,
  ].join('; ');
