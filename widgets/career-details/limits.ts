export const LIMITS = {
  /** Without a byte sent or an answer for so long, an upload is given up. */
  stalledMs: 30_000,
  /** The same where the browser does not tell how far it is: 5 MB over 2G. */
  uploadMs: 600_000,
  /** Up to here an application whose upload failed is sent again by itself once the browser is online. */
  resendBytes: 512 * 1024,
} as const satisfies Record<string, number>;

/** Requirements 8: the application's toast. */
export const TOAST = { autoCloseMs: 2000, position: 'top-center' } as const;
