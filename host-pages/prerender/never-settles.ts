/** Stands for a call that is never made at build time. */
export const neverSettles = () => new Promise<never>(() => {});
