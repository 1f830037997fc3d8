import type { Toast } from '../shared/toast/toast';

const TYPES = ['success', 'info', 'warning', 'error'];

/**
 * Validates a toast from an event or from storage, because any script can fire the event or write to storage. Returns
 * undefined if the toast has no text.
 */
export function readToast(value: unknown): Toast | undefined {
  const { type, text, lang, autoCloseMs, position, id, silent } = Object(value) as Toast;
  if (typeof text !== 'string' || !text.trim()) return;
  return {
    type: TYPES.includes(type) ? type : 'info',
    text,
    position: position === 'top-center' ? position : 'top-right',
    ...(Number.isFinite(autoCloseMs) && { autoCloseMs: Math.max(0, autoCloseMs as number) }),
    ...(typeof id === 'string' && { id }),
    ...(typeof lang === 'string' && { lang }),
    silent: silent === true,
  };
}
