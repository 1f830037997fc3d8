/** Logs an error without its properties: those of PostgreSQL have values of the row, and logs have no personal data. */
export const logError = (error: unknown): void => console.error(error instanceof Error ? error.stack : error);
