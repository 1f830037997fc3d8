/** Returns the absolute URL, or undefined if the address is invalid or isn't http or https (such as "javascript:"). */
export function redirectUrl(address: string): string | undefined {
  try {
    const url = new URL(address, document.baseURI);
    return address && /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
