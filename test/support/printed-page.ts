import type { Page } from 'playwright-core';

/** Size of the area inside Chromium's default margins on A4 paper, in CSS pixels. */
export const PAPER = { width: 717, height: 1045 };

/** Minimum contrast of small text (WCAG 1.4.3). */
const MIN_CONTRAST = 4.5;

/**
 * Returns the texts whose contrast is too low, either on their own background or on white. A text may be printed on
 * white, because browsers may leave out backgrounds.
 */
export const findLowContrast = (page: Page) =>
  page.evaluate((least) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement as HTMLElement;
      if (!text.nodeValue?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('script')) continue;
      let background: Element | null = element;
      while (background && /, 0\)|transparent/.test(getComputedStyle(background).backgroundColor)) {
        background = background.parentElement;
      }
      const colours = [getComputedStyle(element).color, 'rgb(255, 255, 255)'];
      if (background) colours.push(getComputedStyle(background).backgroundColor);
      const [own, ...backgrounds] = colours.map((colour) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      }) as [number, ...number[]];
      const worst = Math.min(...backgrounds.map((other) => Math.max(own, other) / Math.min(own, other)));
      if (worst < least) found.push(`${worst.toFixed(1)}: ${text.nodeValue.trim()}`);
    }
    return found;
  }, MIN_CONTRAST);

export const findOverflow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      // Skip inert slides. Also skip the frame and the list that contain all slides, because the carousel clips them.
      .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
      .filter((element) => !element.matches('.broker-slides__frame, .broker-slides__frame > ul'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // Skip elements 1 px wide, which are for screen readers only.
        return width > 1 && (Math.floor(right) > innerWidth || Math.ceil(left) < 0);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
