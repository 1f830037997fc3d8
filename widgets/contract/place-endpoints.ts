import type { Endpoint } from './endpoints';

// Apart from endpoints.ts, whose calls every quote form carries: these are made by and by.

export const LIST_STATES = { path: 'state.php', fixed: { action: 'state' } } as const satisfies Endpoint;

// "state" is what the existing backend expects here too (spec section 7, "as coded").
export const LIST_CITIES = { path: 'city.php', fixed: { action: 'state' } } as const satisfies Endpoint;
