import { cleanText } from '../../contract/clean-text';

/**
 * Hashes the fields of a list that its prerendered markup shows, with cleaned texts, as `parseItems` has them. The build writes
 * the hash into the placeholder; if the API's list has the same one, the widget leaves the markup as it is. Returns '' for an
 * empty list.
 */
export function contentHash(shown: readonly unknown[]): string {
  if (!shown.length) return '';
  const text = JSON.stringify(shown, (_, value) => (typeof value === 'string' ? cleanText(value) : value));
  // FNV-1a, on UTF-16 code units.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
