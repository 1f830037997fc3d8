/** Holds the page where it is, with the place of its scrollbar kept; gives what lets it go. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    Object.assign(style, { overflow, scrollbarGutter });
  };
}
