/**
 * Returns the headers of a private page. The headers keep the page out of caches, and keep its address from search
 * engines and other sites, since anybody who has the address can open the page.
 * @param formAction where the page's forms may be sent: nowhere, or to this origin
 */
export const privatePageHeaders = (formAction: "'none'" | "'self'") =>
  ({
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
  }) as const;
