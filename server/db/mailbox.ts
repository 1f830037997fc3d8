import { domainToASCII } from 'node:url';

/**
 * Gmail's two domains, which ignore dots in a mailbox's name. The same name reaches the same mailbox at either domain.
 */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * Returns the same text for addresses that probably reach the same mailbox. Ignores case, a tag after a plus sign and,
 * at Gmail, dots.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const typedDomain = address
    .slice(at + 1)
    .replace(/\.$/, '')
    .toLowerCase();
  const domain = domainToASCII(typedDomain) || typedDomain;
  // Removes quotes and backslashes: "asha"@example.com is the same mailbox as asha@example.com.
  const name = address
    .slice(0, at)
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\\(.)/gs, '$1')
    .toLowerCase();
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  return WITHOUT_DOTS.includes(domain)
    ? `${untagged.replaceAll('.', '')}@${WITHOUT_DOTS[0]}`
    : `${untagged}@${domain}`;
}
