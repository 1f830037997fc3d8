import type { Endpoint } from './endpoints';

// Apart from endpoints.ts, whose calls every quote form carries: these are made by and by.

export const LIST_STATES = { path: 'state.php', fixed: { action: 'state' } } as const satisfies Endpoint;

// "state" is what the existing backend expects here too (requirements 6, "as coded").
export const LIST_CITIES = { path: 'city.php', fixed: { action: 'state' } } as const satisfies Endpoint;
