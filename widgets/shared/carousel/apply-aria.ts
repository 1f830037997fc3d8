import type { Slides } from './slides-read';

const ATTRIBUTES = ['role', 'aria-roledescription', 'aria-label', 'inert', 'style'];

/**
 * Adds the ARIA attributes of slides to the page's own elements. Returns functions that position, reveal and restore
 * the slides.
 * @param sign 1 if the row begins at the left, -1 if at the right
 */
export function applyAria({ list, items }: Slides, sign = 1) {
  const before = [list, ...items].map((element) => ATTRIBUTES.map((name) => element.getAttribute(name)));
  // The shift of each slide, in slide widths. A slide that already has a shift gets NaN, which differs from every
  // number, so `arrange` positions this slide again. This happens after Back: Turbo and htmx show a copy of the page,
  // with the old styles.
  const shifts = items.map(({ style }) => (style.getPropertyValue('translate') ? Number.NaN : 0));

  // Sets the role explicitly: Safari drops a list's role if its CSS removes the bullets. The slides keep the role
  // `listitem`, not `group`: a list may not contain groups.
  list.setAttribute('role', 'list');
  items.forEach((item, index) => {
    item.setAttribute('aria-roledescription', 'slide');
    item.setAttribute('aria-label', `${index + 1} of ${items.length}`);
  });

  return {
    /** Positions the slides in cyclic order, starting at `first`. */
    arrange(first: number) {
      const count = items.length;
      items.forEach((item, index) => {
        const shift = Math.ceil((first - index) / count) * count;
        if (shift === shifts[index]) return;
        shifts[index] = shift;
        item.style.setProperty(
          'translate',
          shift ? `calc((100% + var(--broker-slides-gap)) * ${shift * sign})` : 'none',
        );
      });
    },
    /** Makes the slides that are out of view inert. Returns true if one of them had the focus. */
    reveal(isVisible: (index: number) => boolean): boolean {
      const { activeElement } = list.getRootNode() as Document;
      let hadFocus = false;
      items.forEach((item, index) => {
        const isHidden = !isVisible(index);
        if (isHidden && item.contains(activeElement)) hadFocus = true;
        item.toggleAttribute('inert', isHidden);
      });
      return hadFocus;
    },
    restore() {
      for (const [at, element] of [list, ...items].entries()) {
        for (const [which, name] of ATTRIBUTES.entries()) {
          const value = before[at]?.[which];
          // Skip an unchanged attribute: setting `style` again would make a strict CSP report a violation.
          if (typeof value !== 'string') element.removeAttribute(name);
          else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
        }
      }
    },
  };
}
