/**
 * Returns the absolute URL. Returns undefined if the address is empty or invalid, or its scheme isn't http or https.
 */
export function redirectUrl(address: string): string | undefined {
  try {
    const url = new URL(address, document.baseURI);
    return address && /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
