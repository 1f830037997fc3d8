/**
 * Our server's message about an application for an opening that it doesn't have, such as a deleted one. It is in a
 * separate file, because only the server and the translations need it.
 */
export const NO_SUCH_JOB = 'There is no such opening. Please choose one from the list of openings.';
