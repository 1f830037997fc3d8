/** Returns a promise that never settles, in place of calls that are not made at build time. */
export const neverSettles = () => new Promise<never>(() => {});
