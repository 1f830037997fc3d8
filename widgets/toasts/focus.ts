/** Whether the keys are Alt+T. Compares `code` too: in some layouts Alt changes the letter in `key`. */
export const isAltT = ({ altKey, ctrlKey, metaKey, code, key }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && (code === 'KeyT' || key.toLowerCase() === 't');
