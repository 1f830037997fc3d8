/** Returns the absolute URL, or undefined if the address is empty, invalid, or of another scheme than http or https. */
export function redirectUrl(address: string): string | undefined {
  try {
    const url = new URL(address, document.baseURI);
    return address && /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
