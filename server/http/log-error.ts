/**
 * Logs an error without its properties: PostgreSQL's errors have the row's values, and logs must have no personal data.
 */
export const logError = (error: unknown): void => console.error(error instanceof Error ? error.stack : error);
