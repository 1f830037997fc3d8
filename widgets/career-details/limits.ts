export const LIMITS = {
  /** Maximum file size with which a failed application is resent automatically, once the browser is online. */
  resendBytes: 512 * 1024,
} as const satisfies Record<string, number>;

/** Options of the application's toasts (requirements 8.12). */
export const TOAST = { autoCloseMs: 2000, position: 'top-center' } as const;
