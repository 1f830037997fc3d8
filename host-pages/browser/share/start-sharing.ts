export const SHARE = 'Share';
export const COPIED = 'Link copied';

/** True if the visitor closed the device's dialog, which is not a failure. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Makes a post's button open the device's share dialog, or copy the address if there is none.
 * @param group the element of templates/blocks/SharePost.tsx; its `data-share` is the address
 */
export function startSharing(group: HTMLElement): void {
  const address = group.dataset.share as string;
  const button = group.querySelector('button') as HTMLElement;
  const status = group.querySelector('[role=status]') as HTMLElement;

  async function copy() {
    // Clear the status first: the same text would not be announced again.
    status.textContent = '';
    try {
      await navigator.clipboard.writeText(address);
      status.textContent = COPIED;
    } catch {
      // Old browsers and pages without https can't copy, so show the address for the visitor to copy.
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
