/** Returns the media query for reduced motion: `matches` is the current setting, `change` fires when it changes. */
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
