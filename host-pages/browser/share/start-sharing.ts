export const SHARE = 'Share';
export const COPIED = 'Link copied';

/** A visitor who closes the device's dialog has not failed. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * The button of a post opens the device's dialog for sharing, or copies the address where there is none.
 * @param group the element of templates/blocks/SharePost.tsx; its `data-share` is the address
 */
export function startSharing(group: HTMLElement): void {
  const address = group.dataset.share as string;
  const button = group.querySelector('button') as HTMLElement;
  const status = group.querySelector('[role=status]') as HTMLElement;

  async function copy() {
    // The same text twice would not be announced again.
    status.textContent = '';
    try {
      await navigator.clipboard.writeText(address);
      status.textContent = COPIED;
    } catch {
      // Old browsers, and pages without https: the visitor can copy it.
      status.textContent = address;
    }
  }

  async function share() {
    try {
      await navigator.share({ title: document.querySelector('h1')?.textContent ?? '', url: address });
    } catch (error) {
      if (!isCancelled(error)) await copy();
    }
  }

  const hasDialog = 'share' in navigator;
  if (hasDialog) button.textContent = SHARE;
  button.addEventListener('click', hasDialog ? share : copy);
}
