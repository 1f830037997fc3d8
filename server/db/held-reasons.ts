/** Why a mail fails for a cause that only the operator can fix. Such a lead is tried until the cause is fixed. */
export const HELD_REASONS = { noTls: 'no TLS', loginRefused: 'login refused' } as const;
