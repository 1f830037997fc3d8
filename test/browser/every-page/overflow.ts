import type { Page } from 'playwright-core';

/** Waits two frames for widgets to react to the resize; returns the page's overflow and the element that causes it. */
export const overflowOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const outside = [...document.body.querySelectorAll('*')].find((element) => {
      if (element.getBoundingClientRect().right <= clientWidth) return false;
      // An element that an ancestor clips or scrolls does not widen the page.
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible') return false;
      }
      return true;
    });
    return `${scrollWidth} px wide, from ${outside?.outerHTML.slice(0, 80)}`;
  });
