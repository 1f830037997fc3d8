import type { Tab } from './read-tabs';

const CHANGED = ['hidden', 'role', 'aria-label', 'tabindex'];
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Makes panels of a page's own sections. The answer gives each attribute back as it was. */
export function makeTabPanels(panels: readonly HTMLElement[], tabs: readonly Tab[]) {
  const before = panels.map((panel) => CHANGED.map((name) => panel.getAttribute(name)));
  panels.forEach((panel, index) => {
    panel.setAttribute('role', 'tabpanel');
    // Not aria-labelledby: in a shadow root the tab is out of an id's reach.
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
