import { cleanText } from '../../contract/clean-text';

/**
 * Hashes the fields that a list's prerendered markup shows. Cleans the texts first, as `parseItems` does. The build
 * writes the hash into the placeholder. If the API's list has the same hash, the widget keeps the markup. Returns ''
 * for an empty list.
 */
export function contentHash(shown: readonly unknown[]): string {
  if (!shown.length) return '';
  const text = JSON.stringify(shown, (_, value) => (typeof value === 'string' ? cleanText(value) : value));
  // FNV-1a, on UTF-16 code units.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
