/** Returns the URL, or undefined if the address is invalid. `URL.canParse` needs Chromium 120, and `URL.parse` 126. */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
