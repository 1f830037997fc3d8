import { COPY } from './copy';

/** How a partner uses the form. The first one is for everybody. */
export type Way = keyof typeof COPY.ways;

export const WAYS = Object.keys(COPY.ways) as [Way, ...Way[]];
