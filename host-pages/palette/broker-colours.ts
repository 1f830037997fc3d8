import { SITE } from '../site';
import { brandColours, recolour } from './palette';

export const BROKER_COLOURS = brandColours(SITE);

/** Replaces the colours of the sources with the broker's. */
export const inBrokersColours = (text: string): string => recolour(text, BROKER_COLOURS);
