const PATH = '/cdn-cgi/l/email-protection#';

/** Decodes hexadecimal bytes. Each byte is XORed with the first one. */
function decode(hex: string): string {
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
  // Cloudflare encodes the HTML source, where "&" is written as an entity.
  return text.replaceAll('&amp;', '&');
}

/**
 * Restores mail addresses that Cloudflare has obfuscated. Cloudflare does so if something has removed the comments that
 * switch obfuscation off, and our content security policy blocks Cloudflare's script that would restore them.
 */
export function restoreMailLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href*="${PATH}"]`))
    link.href = `mailto:${decode(link.hash.slice(1))}`;
  for (const text of document.querySelectorAll<HTMLElement>('[data-cfemail]'))
    text.replaceWith(decode(`${text.dataset.cfemail}`));
}
