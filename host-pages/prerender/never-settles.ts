/** Returns a promise that never settles. It stands for the result of a call that the build doesn't make. */
export const neverSettles = () => new Promise<never>(() => {});
