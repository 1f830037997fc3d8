import type { Toast } from '../shared/toast/toast';

const TYPES = ['success', 'info', 'warning', 'error'];

/** What an event or the storage holds, which a page may have written: a toast with the defaults, or none without words. */
export function readToast(given: unknown): Toast | undefined {
  const { type, text, autoCloseMs, position, id, silent } = Object(given) as Toast;
  if (typeof text !== 'string' || !text.trim()) return;
  return {
    type: TYPES.includes(type) ? type : 'info',
    text,
    position: position === 'top-center' ? position : 'top-right',
    ...(Number.isFinite(autoCloseMs) && { autoCloseMs: Math.max(0, autoCloseMs as number) }),
    ...(typeof id === 'string' && { id }),
    silent: silent === true,
  };
}
