import { SITE } from '../site';
import { brandColours, recolour } from './palette';

export const BROKER_COLOURS = brandColours(SITE);

/** Replaces the sample broker's colours, which the source files contain, with the broker's own colours. */
export const inBrokersColours = (text: string): string => recolour(text, BROKER_COLOURS);
