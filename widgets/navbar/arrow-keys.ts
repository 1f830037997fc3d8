const LEVELS = '.navbar__sub, .navbar__panel, .navbar__bar';

const first = (level: Element | null | undefined) => level?.querySelector<HTMLElement>('a, button') ?? null;

/**
 * Returns the link or button to which a key moves the focus from `from`. It is another row of the same level (the bar,
 * a panel or a category's list), the item that opens this level, or the first row of the list that `from` opens.
 * Returns null if the key does nothing.
 */
export function rowAt(key: string, from: Element): HTMLElement | null {
  const level = from.closest(LEVELS);
  if (!level) return null;
  const rows = [...level.querySelectorAll<HTMLElement>('a, button')].filter(
    (row) => row.closest(LEVELS) === level && !row.closest('[hidden]'),
  );
  const at = rows.indexOf(from as HTMLElement);
  const opener = level.previousElementSibling as HTMLElement | null;
  const isBar = level.matches('.navbar__bar');
  const isSub = level.matches('.navbar__sub');
  if (key === 'Home') return rows[0] ?? null;
  if (key === 'End') return rows.at(-1) ?? null;
  if (key === (isBar ? 'ArrowRight' : 'ArrowDown')) return rows[at + 1] ?? null;
  if (key === (isBar ? 'ArrowLeft' : 'ArrowUp')) return rows[at - 1] ?? (isBar || isSub ? null : opener);
  if (key === 'ArrowLeft' && isSub) return opener;
  if (key === 'ArrowRight' && !isSub) return first(from.nextElementSibling);
  return null;
}
