import type { Page } from 'playwright-core';

/**
 * Returns a message for each transition, animation or smooth scrolling of an element or pseudo-element. The message
 * contains the element's name and class.
 */
export const moving = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const parts = [undefined, '::before', '::after', '::details-content', '::backdrop'];
    const found = all.flatMap((element) =>
      parts.flatMap((part) => {
        const style = getComputedStyle(element, part);
        const moves = style.transitionDuration.split(', ').some((time) => time !== '0s');
        const name = `${element.localName}.${element.getAttribute('class')}${part ?? ''}`;
        return [
          ...(moves ? [`${name}: transition`] : []),
          ...(style.animationName === 'none' ? [] : [`${name}: animation`]),
          ...(style.scrollBehavior === 'auto' ? [] : [`${name}: scroll`]),
        ];
      }),
    );
    return [...new Set(found)];
  });

/** True if a `@view-transition` rule applies now. */
export const hasViewTransitions = (page: Page) =>
  page.evaluate(() => {
    const queue: CSSRule[] = [...document.styleSheets].flatMap((styleSheet) => [...styleSheet.cssRules]);
    for (let rule = queue.shift(); rule; rule = queue.shift()) {
      if (rule.constructor.name === 'CSSViewTransitionRule') return true;
      const { media, cssRules = [] } = rule as CSSMediaRule;
      if (!media || matchMedia(media.mediaText).matches) queue.push(...cssRules);
    }
    return false;
  });
