/** Returns the URL of the folder that contains the build's files, from the URL of the loader's script. */
export const baseUrl = (script: string): string => new URL('.', script).href;
