/**
 * Returns the closed items around an element, and the one that it consists of or begins with: a question, or the
 * section of a folded list.
 */
function closedItems(target: Element): HTMLDetailsElement[] {
  const items = [...target.querySelectorAll(':scope > .fold, :scope > .wrap > .fold')];
  for (let item = target.closest('details'); item; item = item.parentElement?.closest('details') ?? null)
    items.push(item);
  return items.filter((item): item is HTMLDetailsElement => item instanceof HTMLDetailsElement && !item.open);
}

/** Returns the id that the address names. Empty if its percent-encoding is invalid: people and programs add signs. */
function linkedId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function openTarget() {
  const target = document.getElementById(linkedId());
  if (!target) return;
  const closed = closedItems(target);
  for (const item of closed) item.open = true;
  // Chromium opens the item itself before it scrolls; the other browsers have not found the target in a closed one.
  if (closed.some((item) => item !== target)) target.scrollIntoView();
}

/**
 * Opens the question, or the folded item, that the address names, also when it changes. This script is requested with
 * the style sheet and is smaller. If it arrives first, the first paint shows the item; otherwise it appears afterwards.
 */
export function openLinkedItem() {
  openTarget();
  addEventListener('hashchange', openTarget);
}
