import { LIMITS } from './limits';

/** Menus, dialogs and lists that are open, whoever's they are. Not the toasts, which are always there. */
const OPEN = 'dialog[open], [aria-modal=true], nav [aria-expanded=true], [role=menu]:not([hidden])';
const FIELD = 'input, select, textarea, [contenteditable]';

function rootsOfPage(): (Document | ShadowRoot)[] {
  const hosts = [...document.querySelectorAll('[data-broker-widget]')];
  return [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
}

// A menu that works without scripts is drawn open in a <details> that is closed.
const isShown = (element: Element) =>
  !element.closest('details:not([open])') && (element.checkVisibility?.() ?? true);

const isSomethingOpen = () =>
  !!document.fullscreenElement ||
  rootsOfPage().some((root) => [...root.querySelectorAll(OPEN)].some(isShown));

const isFieldFocused = () => rootsOfPage().some(({ activeElement }) => activeElement?.matches(FIELD));

/**
 * Calls `act` once nobody has typed or pressed anything for a while, nothing else is open and the page is looked at.
 * Gives what stops it.
 */
export function waitUntilIdle(act: () => void) {
  // Who is in a field may have typed just before.
  let usedAt = isFieldFocused() ? performance.now() : Number.NEGATIVE_INFINITY;
  const used = () => {
    usedAt = performance.now();
  };
  const types = ['keydown', 'input', 'pointerdown', 'compositionupdate'];
  for (const type of types) addEventListener(type, used, true);
  const look = () => {
    if (performance.now() - usedAt < LIMITS.pauseMs || document.hidden || isSomethingOpen()) return;
    stop();
    act();
  };
  const timer = setInterval(look, LIMITS.lookMs);
  function stop() {
    clearInterval(timer);
    for (const type of types) removeEventListener(type, used, true);
  }
  look();
  return stop;
}
