/**
 * Returns the media query for reduced motion. Its `matches` is true if the visitor prefers reduced motion. It fires
 * `change` when this changes.
 */
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
