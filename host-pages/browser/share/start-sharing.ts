export const SHARE = 'Share';
export const COPY = 'Copy';
export const PRINT = 'Print';
export const COPIED = { link: 'Link copied', list: 'List copied' } as const;

/** True if the visitor closed the device's share dialog, which is not a failure. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Prints only a part of the page. The attribute `data-printed` marks this part for styles/share.css. */
function printAlone(part: HTMLElement) {
  part.dataset.printed = '';
  // Phones return from `print` before they have printed, so the mark stays until the visitor's next press.
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => part.removeAttribute('data-printed'), { once: true });
  print();
}

/**
 * Adds the element for the buttons to the page, if it is missing. The page's HTML contains the element, but HTML
 * minifiers remove empty elements.
 */
function addButtons(group: HTMLElement): HTMLElement {
  const buttons = document.createElement('span');
  buttons.className = 'share-buttons';
  group.querySelector('a')?.after(buttons);
  return buttons;
}

/**
 * Sets up a group of buttons for sharing. In a post, makes the button open the device's share dialog, or copy the
 * post's address if the device has no dialog. Beside a list of documents, adds buttons that print, copy and share the
 * list.
 * @param group the element of templates/blocks/SharePost.tsx, whose `data-share` is the post's address, or of
 * ShareList.tsx, whose `data-share` is empty
 */
export function startSharing(group: HTMLElement): void {
  const address = group.dataset.share;
  const link = group.querySelector('a') as HTMLAnchorElement;
  const text = address || (new URL(link.href).searchParams.get('text') as string);
  const status = group.querySelector('[role=status]') as HTMLElement;

  async function copy() {
    // Clear the status first: otherwise screen readers would not announce the same text a second time.
    status.textContent = '';
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = address ? COPIED.link : COPIED.list;
    } catch {
      // Old browsers and pages without https can't copy, so show the text for the visitor to copy.
      status.textContent = text;
    }
  }

  async function share() {
    try {
      const title = document.querySelector('h1')?.textContent ?? '';
      await navigator.share(address ? { title, url: address } : { text });
    } catch (error) {
      if (!isCancelled(error)) await copy();
    }
  }

  const hasDialog = 'share' in navigator;

  if (address) {
    const button = group.querySelector('button') as HTMLElement;
    if (hasDialog) button.textContent = SHARE;
    button.addEventListener('click', hasDialog ? share : copy);
    return;
  }

  const buttons = group.querySelector('.share-buttons') ?? addButtons(group);
  function add(name: string, action: () => void) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn btn-outline';
    button.textContent = name;
    button.addEventListener('click', action);
    buttons.append(button);
  }
  add(PRINT, () => printAlone(group.closest('section') as HTMLElement));
  add(COPY, copy);
  if (hasDialog) add(SHARE, share);
}
