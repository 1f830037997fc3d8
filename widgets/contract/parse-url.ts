/**
 * Returns the URL, or undefined if the address is invalid. `URL.canParse` and `URL.parse` would avoid the exception,
 * but they need Chromium 120 and 126.
 */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
