const PATH = '/cdn-cgi/l/email-protection#';

/** Decodes bytes in hex: each is XORed with the first. */
function decode(hex: string): string {
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
  // Its source was HTML.
  return text.replaceAll('&amp;', '&');
}

/**
 * Restores the addresses that Cloudflare has hidden from robots, if something has removed the comments that tell it not to.
 * Our policy blocks the script that would do so.
 */
export function restoreMailLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href*="${PATH}"]`))
    link.href = `mailto:${decode(link.hash.slice(1))}`;
  for (const text of document.querySelectorAll<HTMLElement>('[data-cfemail]'))
    text.replaceWith(decode(`${text.dataset.cfemail}`));
}
