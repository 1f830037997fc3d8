import type { Endpoint } from './endpoints';

// These endpoints are not in endpoints.ts, because every quote form bundles that file. Only code that is loaded on
// demand uses these endpoints.

export const LIST_STATES = { path: 'state.php', fixed: { action: 'state' } } as const satisfies Endpoint;

// For cities too, `action` is "state", because the existing backend expects this value (requirements 6.1).
export const LIST_CITIES = { path: 'city.php', fixed: { action: 'state' } } as const satisfies Endpoint;
