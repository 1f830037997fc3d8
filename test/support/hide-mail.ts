const KEY = 0x5a;

const hexOf = (byte: number) => byte.toString(16).padStart(2, '0');

/** Encodes a mail address as Cloudflare does. Returns a key and each byte of the address XORed with the key, in hex. */
export const hide = (text: string): string =>
  [KEY, ...new TextEncoder().encode(text).map((byte) => byte ^ KEY)].map(hexOf).join('');

const PATH = '/cdn-cgi/l/email-protection';
const hidden = (text: string) =>
  `<span class="__cf_email__" data-cfemail="${hide(text)}">[email&#160;protected]</span>`;

/**
 * Matches markup that Cloudflare doesn't change: the markup between `email_off` comments, and elements such as
 * `<script>`.
 */
const KEPT =
  /<!--email_off-->[\s\S]*?<!--\/email_off-->|<(script|style|noscript|textarea|head)\b[\s\S]*?<\/\1>/;
const MAIL_LINK = /(?<before><a\b[^>]*?\bhref=["']?)mailto:(?<href>[^"'\s>]*@[^"'\s>]*)/;
const TAG = /<[^>]*>/;
const ADDRESS = /(?<address>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
const PARTS = new RegExp([KEPT, MAIL_LINK, TAG, ADDRESS].map(({ source }) => source).join('|'), 'gi');

/**
 * Hides the mail addresses of a page as Cloudflare's "Email Address Obfuscation" does, according to its documentation.
 */
export const hideMail = (html: string): string =>
  html.replace(PARTS, (whole, ...rest) => {
    const { before, href, address } = rest.at(-1) as Record<string, string | undefined>;
    if (href) return `${before}${PATH}#${hide(href)}`;
    return address ? hidden(address) : whole;
  });

/** Cloudflare's script, which restores the addresses. The script assigns `innerHTML`, which our CSP blocks. */
export const DECODER = `for (const link of document.querySelectorAll('a[href*="${PATH}#"]')) {
  const hex = link.hash.slice(1);
  let text = '';
  for (let at = 2; at < hex.length; at += 2)
    text += String.fromCharCode(parseInt(hex.substr(at, 2), 16) ^ parseInt(hex.slice(0, 2), 16));
  const holder = document.createElement('div');
  holder.innerHTML = '<a href="' + text + '"></a>';
  link.href = 'mailto:' + holder.firstChild.getAttribute('href');
}`;
