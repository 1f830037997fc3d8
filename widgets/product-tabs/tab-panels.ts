import type { Tab } from './read-tabs';

const CHANGED = ['hidden', 'role', 'aria-label', 'tabindex'];
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Turns a page's own sections into tab panels. Returns a function that restores every attribute. */
export function makeTabPanels(panels: readonly HTMLElement[], tabs: readonly Tab[]) {
  const before = panels.map((panel) => CHANGED.map((name) => panel.getAttribute(name)));
  panels.forEach((panel, index) => {
    panel.setAttribute('role', 'tabpanel');
    // Not aria-labelledby, because an id can't refer to a tab in a shadow root.
    panel.setAttribute('aria-label', tabs[index]?.label ?? '');
    if (!panel.querySelector(FOCUSABLE)) panel.tabIndex = 0;
  });
  return () =>
    panels.forEach((panel, index) => {
      CHANGED.forEach((name, which) => {
        const value = before[index]?.[which] ?? null;
        if (value === null) panel.removeAttribute(name);
        else panel.setAttribute(name, value);
      });
    });
}

export const showPanel = (panels: readonly HTMLElement[], shown: number) =>
  panels.forEach((panel, index) => {
    panel.hidden = index !== shown;
  });
