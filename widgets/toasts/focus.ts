/** Returns true for Alt+T. Also compares `code`, because in some keyboard layouts Alt changes the letter in `key`. */
export const isAltT = ({ altKey, ctrlKey, metaKey, code, key }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && (code === 'KeyT' || key.toLowerCase() === 't');
