/** The application's fields as they are typed (spec sections 2 and 3), in the order in which they stand. */
export type ApplicationField = 'first_name' | 'last_name' | 'mobile' | 'email' | 'linkdin' | 'file';

/** What a résumé may be: its ending, and the types under which browsers send it. */
export const RESUME_TYPES = {
  '.pdf': ['application/pdf'],
  '.doc': ['application/msword'],
  '.docx': ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
} as const;

/** The largest résumé that is taken, by the form and by the server. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;
