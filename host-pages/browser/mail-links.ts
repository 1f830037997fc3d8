const PATH = '/cdn-cgi/l/email-protection#';

/** Decodes hexadecimal bytes. The first byte is the key, and all other bytes are XORed with it. */
function decode(hex: string): string {
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
  // Cloudflare encodes the HTML source, where "&" is written as an entity.
  return text.replaceAll('&amp;', '&');
}

/**
 * Restores mail addresses that Cloudflare has obfuscated. Our pages have comments that switch the obfuscation off, but
 * these comments may have been removed on the way. Cloudflare's own script, which restores the addresses, is blocked by
 * our content security policy.
 */
export function restoreMailLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href*="${PATH}"]`))
    link.href = `mailto:${decode(link.hash.slice(1))}`;
  for (const text of document.querySelectorAll<HTMLElement>('[data-cfemail]'))
    text.replaceWith(decode(`${text.dataset.cfemail}`));
}
