/** An address to go to, absolute; undefined for one that is none, or that is not of the web ("javascript:"). */
export function redirectUrl(address: string): string | undefined {
  try {
    const url = new URL(address, document.baseURI);
    return address && /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
