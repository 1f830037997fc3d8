/**
 * Moves the region above open popovers and fullscreen elements. In browsers without popovers, only the region's z-index
 * raises it. For modal dialogs, see modal-container.ts.
 */
export function bringToTop(region: HTMLElement) {
  if (!region.showPopover || !region.isConnected) return;
  const isOpen = region.matches(':popover-open');
  const others = [...document.querySelectorAll(':popover-open')].some((other) => other !== region);
  // Don't reopen the region if nothing can be above it, because reopening disturbs the live regions.
  if (isOpen && !others && !document.fullscreenElement) return;
  if (isOpen) region.hidePopover();
  region.showPopover();
}

/**
 * Searches the page and the widgets' shadow roots for open modal dialogs. Returns the last one, or undefined if there
 * is none.
 */
export function openModal(): HTMLDialogElement | undefined {
  const hosts = [...document.querySelectorAll('[data-broker-widget]')];
  const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')])
    .filter((dialog) => dialog.matches(':modal'))
    .at(-1);
}
