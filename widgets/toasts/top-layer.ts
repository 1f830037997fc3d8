/** Puts the region above all that is open, where the browser knows popovers; elsewhere it stands by its z-index. */
export function bringToTop(region: HTMLElement) {
  if (!region.showPopover || !region.isConnected) return;
  const isOpen = region.matches(':popover-open');
  const others = [...document.querySelectorAll(':popover-open')].some((other) => other !== region);
  // Taken out and put in again only where something may lie above it: the live regions then keep still.
  if (isOpen && !others && !document.fullscreenElement) return;
  if (isOpen) region.hidePopover();
  region.showPopover();
}

/** The modal dialog that is open, the last one where there are several; also those in the shadow roots of widgets. */
export function openModal(): HTMLDialogElement | undefined {
  const hosts = [...document.querySelectorAll('[data-broker-widget]')];
  const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')])
    .filter((dialog) => dialog.matches(':modal'))
    .at(-1);
}
