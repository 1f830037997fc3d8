/**
 * Stops the page from scrolling, and keeps the scrollbar's space empty, so that the page doesn't shift. Returns a
 * function that undoes both.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    Object.assign(style, { overflow, scrollbarGutter });
  };
}
