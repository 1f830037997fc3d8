import type { Page } from 'playwright-core';
import { RECEIPT_EVENT } from '../../../widgets/shared/toast/toast';

/**
 * Finds what fixed and sticky elements cover (WCAG 2.4.11). Checks the controls while they have the focus, the targets
 * of links within the page, and the last line of the page. Returns a line of text for each fault. Also reports controls
 * that are out of view although they have the focus. Before the checks, makes the page show the strip with a reference
 * number, because this strip is fixed too.
 */
export async function coveredByFixed(page: Page): Promise<string[]> {
  await page.evaluate((event) => {
    sessionStorage.setItem('broker-receipt', 'Q-12345678');
    document.dispatchEvent(new Event(event));
  }, RECEIPT_EVENT);
  const strip = page.locator('.broker-receipt');
  // Don't wait until the strip is visible: it is hidden while a form is in view.
  await strip.waitFor({ state: 'attached' });
  const found = await page.evaluate(findCovered);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  await strip.locator('.broker-receipt__close').dispatchEvent('click');
  return found;
}

/** The part of `coveredByFixed` that runs in the page. */
async function findCovered(): Promise<string[]> {
  const parentOf = (node: Node): Node | null => node.parentNode ?? (node as ShadowRoot).host ?? null;
  const isWithin = (node: Node | null, outer: Node): boolean =>
    node !== null && (node === outer || isWithin(parentOf(node), outer));
  /** Returns the outermost fixed or sticky element that contains a node. This can be the node itself. */
  const fixedAround = (node: Node | null): Element | undefined => {
    if (!node || node === document) return undefined;
    const outer = fixedAround(parentOf(node));
    if (outer) return outer;
    const isFixed = node instanceof Element && /fixed|sticky/.test(getComputedStyle(node).position);
    return isFixed ? node : undefined;
  };
  const deepestAt = (x: number, y: number): Element | null => {
    let found = document.elementFromPoint(x, y);
    for (let inner = found; inner?.shadowRoot; found = inner) {
      const next = inner.shadowRoot.elementFromPoint(x, y);
      if (!next || next === inner) break;
      inner = next;
    }
    return found;
  };
  /**
   * Returns the fixed or sticky element at a point. Returns undefined if there is none, or if `element` is inside it.
   */
  const coverAt = (element: Element, x: number, y: number) => {
    const cover = fixedAround(deepestAt(x, y));
    return cover && !isWithin(element, cover) ? cover : undefined;
  };
  const show = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 90);

  const controls: HTMLElement[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
        controls.push(element);
    }

  const found: string[] = [];
  // Check at most about 40 controls: pages with hundreds of links have many similar links.
  const step = Math.ceil(controls.length / 40);
  for (const control of controls.filter((_, at) => at % step === 0)) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    control.focus();
    const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!box || !control.matches(':focus')) continue;
    // Skip controls taller than half the window: a tall control may not fit between the fixed bars.
    if (box.height > innerHeight / 2) continue;
    const x = (box.left + box.right) / 2;
    // Check 2 px inside the box: the corners of a control may be round.
    const top = box.top + 2;
    for (const y of [top, (box.top + box.bottom) / 2, box.bottom - 2]) {
      const isOutside = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
      const cover = isOutside ? undefined : coverAt(control, x, y);
      if (cover) found.push(`${show(cover)} covers the focus on ${show(control)}`);
      // When a text area gets the focus, Chromium scrolls only its caret into view. The caret is in the first line of
      // the text area, so the other lines may be out of view.
      const isExpected = y === top || !control.matches('textarea');
      if (isExpected && (y < 0 || y >= innerHeight))
        found.push(`out of view with the focus: ${show(control)}`);
    }
  }
  (document.activeElement as HTMLElement | null)?.blur();

  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!target?.checkVisibility()) continue;
    target.scrollIntoView({ behavior: 'instant' });
    const { left, right, top } = target.getBoundingClientRect();
    const cover = coverAt(target, (left + right) / 2, top + 2);
    if (cover) found.push(`${show(cover)} covers the target of ${show(link)}`);
  }

  // Scroll several times, because the page may grow after each scroll. Parts of the page get their full height only
  // near the viewport, and the space for the strip is added at the page's end.
  for (let times = 0; times < 4; times++) {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  const last = [...document.querySelectorAll('footer p')].filter((line) => line.checkVisibility()).at(-1);
  const end = last?.getBoundingClientRect();
  const cover = last && end && coverAt(last, end.left + 4, end.bottom - 4);
  if (cover) found.push(`${show(cover)} covers the last line of the page`);
  return [...new Set(found)];
}
