import type { Endpoint } from './endpoints';

// Not in endpoints.ts, which every quote form bundles: the form makes these calls later.

export const LIST_STATES = { path: 'state.php', fixed: { action: 'state' } } as const satisfies Endpoint;

// "state" is what the existing backend expects here too (requirements 6.1).
export const LIST_CITIES = { path: 'city.php', fixed: { action: 'state' } } as const satisfies Endpoint;
