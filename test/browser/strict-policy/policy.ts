/**
 * Returns the strictest CSP with which a page of a partner can show the form. The policy allows scripts with the nonce,
 * all scripts that a script with the nonce loads, and requests to `siteUrl`. It blocks styles and form actions. It also
 * enforces Trusted Types: for example, a script cannot assign a string to `innerHTML`.
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
