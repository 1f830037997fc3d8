import { SITE } from '../site';
import { brandColours, recolour } from './palette';

export const BROKER_COLOURS = brandColours(SITE);

/** Replaces the sample's colours, which the source files use, with the broker's. */
export const inBrokersColours = (text: string): string => recolour(text, BROKER_COLOURS);
