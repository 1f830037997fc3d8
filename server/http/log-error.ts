/**
 * Logs an error without its properties: PostgreSQL's errors contain the row's values, and logs must contain no personal
 * data.
 */
export const logError = (error: unknown): void => console.error(error instanceof Error ? error.stack : error);
