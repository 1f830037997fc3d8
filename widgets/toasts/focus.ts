/** By the key's place: with Alt some keyboards write another letter. */
export const isAltT = ({ altKey, ctrlKey, metaKey, code, key }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && (code === 'KeyT' || key.toLowerCase() === 't');
