import type { Page } from 'playwright-core';

/**
 * Finds controls that can't be seen in forced colours, where the browser removes backgrounds, and lists without an
 * arrow. Leaves out links: the colour of their text keeps them visible.
 */
export async function forcedColourFaults(page: Page): Promise<string[]> {
  const filled = await page.evaluateHandle(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    const controls: Element[] = [];
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        if (element.matches('button, input, select, textarea')) controls.push(element);
      }
    return controls.filter(
      (control) =>
        control.checkVisibility() && getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
  });
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await filled.evaluate((controls) =>
    controls
      .filter((control) => {
        const { borderTopWidth, outlineStyle, appearance, forcedColorAdjust } = getComputedStyle(control);
        return (
          appearance === 'none' &&
          forcedColorAdjust !== 'none' &&
          borderTopWidth === '0px' &&
          outlineStyle === 'none'
        );
      })
      .map(({ outerHTML }) => `nothing but its background shows ${outerHTML.slice(0, 120)}`),
  );
  const lists = await page
    .locator('select:visible')
    .evaluateAll((selects) =>
      selects
        .filter((select) => getComputedStyle(select).appearance === 'none')
        .map(({ outerHTML }) => `looks like a text field: ${outerHTML.slice(0, 120)}`),
    );
  await page.emulateMedia({ forcedColors: 'none' });
  return [...found, ...lists];
}

/**
 * Finds list markers and step numbers that can't be seen in forced colours, because they consist only of a background.
 * Also finds pictures whose colours the browser replaces, and pictures that have no background of their own.
 */
export async function forcedMarkFaults(page: Page): Promise<string[]> {
  const marks = await page.evaluateHandle(() => {
    const [items = [], numbers = [], pictures = []] = ['li', 'ol b', 'svg.art'].map((selector) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()),
    );
    return {
      items: items.filter((item) => {
        const { content, backgroundColor } = getComputedStyle(item, '::before');
        return content === '""' && backgroundColor !== 'rgba(0, 0, 0, 0)';
      }),
      numbers: numbers.filter((number) => getComputedStyle(number).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      pictures,
    };
  });
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await marks.evaluate(({ items, numbers, pictures }) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [
      ...items.filter((item) => getComputedStyle(item, '::before').backgroundColor === canvas),
      ...numbers.filter((number) => getComputedStyle(number).borderTopWidth === '0px'),
      ...pictures.filter((picture) => {
        const { backgroundColor, forcedColorAdjust } = getComputedStyle(picture);
        return forcedColorAdjust !== 'none' || backgroundColor === 'rgba(0, 0, 0, 0)';
      }),
    ].map(({ outerHTML }) => `nothing but its background shows ${outerHTML.slice(0, 120)}`);
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
