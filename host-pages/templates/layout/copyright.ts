import { SITE } from '../../site';

/** Returns the copyright notice with the first year of the copyright (requirements 2.9) and the current year. */
export const copyright = () => `© ${[...new Set([2025, new Date().getFullYear()])].join('–')} ${SITE.name}`;
