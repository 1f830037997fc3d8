/** Values of `data-when`: when a placeholder's widget mounts. */
export const WHENS = ['visible', 'now', 'idle'] as const;
export type When = (typeof WHENS)[number];
