/** Returns an absolute URL, or undefined if the address is invalid or not http or https ("javascript:"). */
export function redirectUrl(address: string): string | undefined {
  try {
    const url = new URL(address, document.baseURI);
    return address && /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
