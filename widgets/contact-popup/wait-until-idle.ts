import { LIMITS } from './limits';

/**
 * Matches open dialogs, menus and navigation dropdowns, in widgets and in the page itself. Doesn't match the region
 * that contains toasts, since that region is always present.
 */
const OPEN = 'dialog[open], [aria-modal=true], nav [aria-expanded=true], [role=menu]:not([hidden])';
const FIELD = 'input, select, textarea, [contenteditable]';

/** Returns the document and the shadow roots of its widgets. */
export function rootsOfPage(): (Document | ShadowRoot)[] {
  const hosts = [...document.querySelectorAll('[data-broker-widget]')];
  return [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
}

// True if an element is visible. A closed <details> hides its content, even a dialog with `open`. The navbar's menu is
// a dialog in a <details>, so that it works without scripts.
const isShown = (element: Element) =>
  !element.closest('details:not([open])') && (element.checkVisibility?.() ?? true);

const isSomethingOpen = () =>
  !!document.fullscreenElement ||
  rootsOfPage().some((root) => [...root.querySelectorAll(OPEN)].some(isShown));

/** Returns true if a dialog in `host` would be visible. A modal dialog that is invisible would block the page. */
function isRendered(host: Element): boolean {
  // checkVisibility() returns false for an element without a box, so ask its parent.
  const hasNoBox = getComputedStyle(host).display === 'contents';
  if (hasNoBox && host.parentElement) return isRendered(host.parentElement);
  return host.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

const isFieldFocused = () => rootsOfPage().some(({ activeElement }) => activeElement?.matches(FIELD));

/**
 * Calls `onIdle` once all of these are true: the visitor hasn't typed or pressed anything for a while, nothing else is
 * open, the page and `host` are visible, and `isBusy` returns false. Returns a function that stops waiting.
 */
export function waitUntilIdle(host: Element, isBusy: () => boolean, onIdle: () => void) {
  // Count a focused field as just used: the visitor may have typed in it before the listeners below are added.
  let lastUsedAt = isFieldFocused() ? performance.now() : Number.NEGATIVE_INFINITY;
  const onUse = () => {
    lastUsedAt = performance.now();
  };
  const types = ['keydown', 'input', 'pointerdown', 'compositionupdate'];
  for (const type of types) addEventListener(type, onUse, true);
  const check = () => {
    if (performance.now() - lastUsedAt < LIMITS.pauseMs || document.hidden) return;
    if (isSomethingOpen() || !isRendered(host) || isBusy()) return;
    stop();
    onIdle();
  };
  const timer = setInterval(check, LIMITS.checkIntervalMs);
  function stop() {
    clearInterval(timer);
    for (const type of types) removeEventListener(type, onUse, true);
  }
  check();
  return stop;
}
