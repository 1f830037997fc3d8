import { COPY } from './copy';

/** The ways in which a partner uses the form. The first one is the default. */
export type Way = keyof typeof COPY.ways;

export const WAYS = Object.keys(COPY.ways) as [Way, ...Way[]];
