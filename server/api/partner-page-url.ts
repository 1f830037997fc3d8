export const PARTNER_PAGE = '/api/partner/:token';
export const PARTNER_QR_CODE = `${PARTNER_PAGE}/qr-code.png`;

/**
 * Returns the address of the page that shows a partner the counts of their leads. Imports site.ts lazily, so that the
 * server starts even if site.ts is invalid.
 */
export async function partnerPageUrl(token: string): Promise<string> {
  const { SITE } = await import('../../host-pages/site');
  return new URL(`${SITE.api}partner/${token}`, `${SITE.origin}/`).href;
}
