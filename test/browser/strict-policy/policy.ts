/**
 * Returns the strictest CSP with which a page of a partner can show the form. It allows only scripts with the nonce
 * and what these scripts load, no styles, no form action, and no strings in sinks of Trusted Types.
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
