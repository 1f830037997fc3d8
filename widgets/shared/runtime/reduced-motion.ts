/** Returns the media query for reduced motion. `matches` is the current setting. A change fires the event `change`. */
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
