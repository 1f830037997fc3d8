/**
 * Spaces and quotes at the ends of an address. Word processors and chat apps turn the quotes of a snippet into curly
 * quotes.
 */
const QUOTES = /^[\s"'‘-‟′″«»]+|[\s"'‘-‟′″«»]+$/g;

/**
 * Returns the absolute URL. Returns undefined if the address is empty or invalid, or its scheme isn't http or https.
 */
export function redirectUrl(text: string): string | undefined {
  const address = text.replace(QUOTES, '');
  try {
    const url = new URL(address, document.baseURI);
    return address && /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
