import type { Page } from 'playwright-core';

/**
 * Selects buttons, and links that look like buttons. Leaves out the dots of carousels, and icons without a button's
 * shape around them.
 */
const BUTTONS = [
  '.btn:not(.skip)',
  '.broker-button:enabled',
  '.broker-listing__action',
  '.broker-slides__button',
  '.paged-cards__step',
  '.media-gallery__button',
  '.navbar__quote',
  '.actions-quote',
  '.career-details__cancel',
  '.quick a',
].join();

/** Margin around a button in its screenshot, in CSS pixels. */
const MARGIN_PX = 6;

/**
 * Compares the painted pixels inside and outside of every visible button. Returns a line of text for each button with a
 * contrast below 3:1: neither its fill nor its edge stands out from the background around it.
 * @param seen the kinds of buttons that were checked before. This function skips these kinds, and adds each kind that
 * it checks. A kind is a text with the button's classes, and the background classes (`g-…`) of the elements around the
 * button
 */
export async function faintButtons(page: Page, seen: Set<string>): Promise<string[]> {
  const found: string[] = [];
  // Use element handles: scrolling to one button can hide other buttons, and a locator of visible buttons would then
  // skip the hidden ones.
  for (const button of await page.locator(BUTTONS).filter({ visible: true }).elementHandles()) {
    const kind = await button.evaluate((node) => {
      const element = node as Element;
      const grounds: string[] = [element.className];
      for (let around = element.parentElement; around; around = around.parentElement)
        grounds.push(/(?<!\S)g-\w+/.exec(around.className)?.[0] ?? '');
      return grounds.filter(Boolean).join(' in ');
    });
    if (seen.has(kind)) continue;
    await button.evaluate((node) =>
      (node as Element).scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const box = (await button.isVisible()) ? await button.boundingBox() : null;
    // Skip a button on a hidden slide, which isn't painted, and a covered button, which another test reports.
    if (!box || box.x < 0 || box.x + box.width > (page.viewportSize()?.width ?? 0)) continue;
    const isOnTop = await button.evaluate((node) => {
      const { left, top, width, height } = (node as Element).getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    if (!isOnTop) continue;
    seen.add(kind);
    // If a button is at the window's lower edge, the screenshot shows no background below the button.
    const isAtEdge = box.y + box.height + MARGIN_PX > (page.viewportSize()?.height ?? 0);
    // The button in the bar of actions is as tall as the bar, so compare the button with the bar's background on the
    // left of the button.
    const isInBar = /actions-quote/.test(kind);
    const clip = {
      x: box.x - (isInBar ? MARGIN_PX : 0),
      y: box.y - MARGIN_PX,
      width: box.width,
      height: box.height + (isAtEdge ? 1 : 2) * MARGIN_PX,
    };
    const ratio = await sideContrast(page, await page.screenshot({ clip }), { isAtEdge, isInBar });
    if (ratio < 3) found.push(`${ratio.toFixed(2)}: ${kind}`);
  }
  return found;
}

/**
 * Returns the contrast between a button and the background around it: the smaller of the contrasts at the button's top
 * and bottom edges. For a button at the bottom of the window, measures only the top edge. For a button in the bar of
 * actions, measures only the left edge. Measures each edge at its middle, where it is straight.
 */
const sideContrast = (
  page: Page,
  picture: Buffer,
  where: { isAtEdge: boolean; isInBar: boolean },
): Promise<number> =>
  page.evaluate(
    async ([base64, margin, { isAtEdge, isInBar }]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const [x, y] = [Math.floor(bitmap.width / 2), Math.floor(bitmap.height / 2)];
      const length = isInBar ? x : bitmap.height;
      const column =
        (isInBar ? canvas?.getImageData(0, y, length, 1) : canvas?.getImageData(x, 0, 1, length))?.data ?? [];
      const luminances = Array.from({ length }, (_, y) => {
        const [red = 0, green = 0, blue = 0] = [...column.slice(4 * y, 4 * y + 3)].map((byte) =>
          byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      });
      const sides = [luminances, ...(isAtEdge || isInBar ? [] : [luminances.toReversed()])].map((side) => {
        const ground = side[margin - 3] ?? 0;
        const inside = side.slice(margin, margin + 6);
        return Math.max(
          ...inside.map((one) => (Math.max(one, ground) + 0.05) / (Math.min(one, ground) + 0.05)),
        );
      });
      return Math.min(...sides);
    },
    [picture.toString('base64'), MARGIN_PX, where] as const,
  );
