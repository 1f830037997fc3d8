import type { Slides } from './slides-read';

const ATTRIBUTES = ['role', 'aria-roledescription', 'aria-label', 'inert', 'style'];

/** Gives the page's own elements the ARIA attributes of slides; `restore` sets every attribute back. */
export function applyAria({ list, items }: Slides) {
  const before = [list, ...items].map((element) => ATTRIBUTES.map((name) => element.getAttribute(name)));
  const shifts = items.map(() => 0);

  // Explicit role: Safari drops list semantics without bullets. Slides stay list items, which a group may not be.
  list.setAttribute('role', 'list');
  items.forEach((item, index) => {
    item.setAttribute('aria-roledescription', 'slide');
    item.setAttribute('aria-label', `${index + 1} of ${items.length}`);
  });

  return {
    /** Moves the slides to the places from `first` on, in cyclic order. */
    arrange(first: number) {
      const count = items.length;
      items.forEach((item, index) => {
        const shift = Math.ceil((first - index) / count) * count;
        if (shift === shifts[index]) return;
        shifts[index] = shift;
        item.style.setProperty(
          'translate',
          shift ? `calc((100% + var(--broker-slides-gap)) * ${shift})` : 'none',
        );
      });
    },
    /** Makes slides out of view inert for keyboard and screen readers. Returns whether one of them had the focus. */
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
          // An equal style is not set again: a strict CSP would report it.
          if (typeof value !== 'string') element.removeAttribute(name);
          else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
        }
      }
    },
  };
}
