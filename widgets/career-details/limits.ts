export const LIMITS = {
  /** A failed application is resent when the browser is online again, unless its file is larger than this. */
  resendBytes: 512 * 1024,
} as const satisfies Record<string, number>;

/** Options of the application's toasts (requirements 8.12). */
export const TOAST = { autoCloseMs: 2000, position: 'top-center' } as const;
