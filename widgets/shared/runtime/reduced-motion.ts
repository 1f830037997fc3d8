/** Whether the visitor asks for less motion: `matches` says so now, and `change` fires where it changes. */
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
