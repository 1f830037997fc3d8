import { useEffect, useRef } from 'react';
import { UNRECORDED, UNRECORDED_CLASSES } from '../shared/runtime/unrecorded';
import type { Toast } from '../shared/toast/toast';
import { COPY } from './copy';
import { watchDrag } from './drag';
import type { Item } from './queue';

const ICONS = {
  success: 'm4 13 5 5L20 6',
  info: 'M12 10v10M12 4v3',
  warning: 'M12 4v10M12 17v3',
  error: 'm5 5 14 14M19 5 5 19',
} as const satisfies Record<Toast['type'], string>;

const icon = (path: string, size: number) => (
  <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true">
    <path d={path} />
  </svg>
);

type ToastCardProps = {
  readonly item: Item;
  readonly closeLabel: string;
  readonly onClose: (key: number) => void;
};

export function ToastCard({ item: { key, toast, count, leaving }, closeLabel, onClose }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => watchDrag(card.current as HTMLElement, () => onClose(key)), [key, onClose]);
  return (
    <div
      className={`toasts__card toasts__card--${toast.type} toasts__card--${toast.position} ${UNRECORDED_CLASSES}`}
      {...UNRECORDED}
      data-leaving={leaving || undefined}
      ref={card}
    >
      {icon(ICONS[toast.type], 24)}
      <p className="toasts__text" aria-atomic="true" lang={toast.lang}>
        {toast.text}
        {count > 1 && <b className="toasts__count"> {COPY.times(count)}</b>}
      </p>
      <button
        type="button"
        className="toasts__close"
        aria-label={closeLabel}
        disabled={leaving}
        onClick={() => onClose(key)}
      >
        {icon(ICONS.error, 18)}
      </button>
    </div>
  );
}
