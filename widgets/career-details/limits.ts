export const LIMITS = {
  /** Maximum size of a file. If it is larger, a failed application isn't resent when the browser is online again. */
  resendBytes: 512 * 1024,
} as const satisfies Record<string, number>;

/** Options of the application's toasts (requirements 8.12). */
export const TOAST = { autoCloseMs: 2000, position: 'top-center' } as const;
