/**
 * Returns the class of the link with the broker's name, which depends on the name's length. In windows that show the
 * whole menu, a long name wraps to three lines in a small font. The longest names wrap to six lines in the smallest
 * font.
 */
export const logoClass = (name: string) => {
  if (name.length <= 26) return 'logo';
  return name.length <= 44 ? 'logo logo-long' : 'logo logo-longest';
};
