/**
 * Returns the closed `<details>` elements that must open to show `target`:
 * - the elements that contain `target`
 * - `target` itself, if it is a `<details>` element, such as a question
 * - the folded list directly inside `target` or its `.wrap`, if `target` is a section
 */
function closedItems(target: Element): HTMLDetailsElement[] {
  const items = [...target.querySelectorAll(':scope > .fold, :scope > .wrap > .fold')];
  for (let item = target.closest('details'); item; item = item.parentElement?.closest('details') ?? null)
    items.push(item);
  return items.filter((item): item is HTMLDetailsElement => item instanceof HTMLDetailsElement && !item.open);
}

/**
 * Returns the id in the URL's fragment, or an empty text if the fragment's percent-encoding is invalid. Copied links
 * often have stray characters at their end.
 */
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
  // Browsers other than Chromium don't scroll to a target inside a closed item. Chromium opens the item and scrolls.
  if (closed.some((item) => item !== target)) target.scrollIntoView();
}

/** Opens all folded items before the page is printed, and closes them afterwards. */
function openForPrint() {
  let closed: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    closed = [
      ...document.querySelectorAll<HTMLDetailsElement>(
        '.fold:not([open]), .career-details details:not([open])',
      ),
    ];
    for (const item of closed) item.open = true;
  });
  addEventListener('afterprint', () => {
    for (const item of closed) item.open = false;
  });
}

/**
 * Opens the question or the folded item to which the URL's fragment leads, now and whenever the fragment changes. The
 * browser requests this script together with the style sheet, which is larger. If the script arrives first, the item is
 * open at the first paint already; otherwise it opens after the first paint.
 */
export function openLinkedItem() {
  openTarget();
  addEventListener('hashchange', openTarget);
  openForPrint();
}
