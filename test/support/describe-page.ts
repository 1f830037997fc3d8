import type { Page } from 'playwright-core';

/**
 * Maximum time to wait for a page to describe itself. After this time, the description says that the page's scripts
 * don't answer.
 */
const SILENCE_MS = 5000;

/**
 * Describes a page: its URL, whether its scripts and animation frames run, and, if its quote form is not visible, the
 * reason. This supplements Playwright's timeout errors, which say only what a locator waited for.
 */
export async function describePage(page: Page): Promise<string> {
  const state = page.evaluate(async () => {
    const frame = new Promise((resolve) => requestAnimationFrame(resolve));
    const hasFrames = await Promise.race([frame, new Promise((resolve) => setTimeout(resolve, 2000, false))]);
    const facts = [
      document.visibilityState,
      document.readyState,
      hasFrames === false ? 'no frames' : 'frames',
      `window ${innerWidth} × ${innerHeight}, scrolled ${scrollY}`,
    ];
    const host = document.querySelector('[data-broker-widget="quote-form"]');
    const root = host?.shadowRoot ?? host;
    const form = root?.querySelector('form');
    const phase = root?.querySelector('[data-phase]')?.getAttribute('data-phase');
    facts.push(form ? `form in phase ${phase}` : 'no form');
    let element = form?.querySelector('[name="first_name"]') ?? form ?? host;
    while (element) {
      const { width, height } = element.getBoundingClientRect();
      const { display, visibility } = getComputedStyle(element);
      if (!width || !height || display === 'none' || visibility !== 'visible')
        facts.push(
          `<${element.localName} class="${element.className}"> ${width} × ${height}, ${display}, ${visibility}`,
        );
      const parent = element.parentNode;
      element = parent instanceof ShadowRoot ? parent.host : element.parentElement;
    }
    return facts.join(', ');
  });
  const silence = new Promise<string>((resolve) =>
    setTimeout(resolve, SILENCE_MS, 'its scripts do not answer').unref(),
  );
  return `${page.url()}: ${await Promise.race([state, silence]).catch(String)}`;
}
