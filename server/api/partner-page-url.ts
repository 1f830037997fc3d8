export const PARTNER_PAGE = '/api/partner/:token';

/** Returns the address of the page with a partner's counts. Imported lazily: an invalid site.ts fails only this call. */
export async function partnerPageUrl(token: string): Promise<string> {
  const { SITE } = await import('../../host-pages/site');
  return new URL(`${SITE.api}partner/${token}`, `${SITE.origin}/`).href;
}
