import type { Slides } from './slides-read';

const OURS = ['role', 'aria-roledescription', 'aria-label', 'inert', 'style'];

/** The page's own elements as slides of a carousel, until `undo`, which leaves each attribute as it was. */
export function applyAria({ list, items }: Slides) {
  const before = [list, ...items].map((element) => OURS.map((name) => element.getAttribute(name)));
  const shifts = items.map(() => 0);

  // Said outright, since Safari takes a list without bullets for none. Slides stay its items: a group may not be one.
  list.setAttribute('role', 'list');
  items.forEach((item, index) => {
    item.setAttribute('aria-roledescription', 'slide');
    item.setAttribute('aria-label', `${index + 1} of ${items.length}`);
  });

  return {
    /** Puts the slides in the places from `first` on, in their order round and round. */
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
    /** What is not seen is not met by keyboard or screen reader either. Tells whether the focus would be lost. */
    reveal(isSeen: (index: number) => boolean): boolean {
      const { activeElement } = list.getRootNode() as Document;
      let loses = false;
      items.forEach((item, index) => {
        const hides = !isSeen(index);
        if (hides && item.contains(activeElement)) loses = true;
        item.toggleAttribute('inert', hides);
      });
      return loses;
    },
    undo() {
      for (const [place, element] of [list, ...items].entries()) {
        for (const [which, name] of OURS.entries()) {
          const value = before[place]?.[which];
          // A style that is equal is not set: a strict policy would complain.
          if (typeof value !== 'string') element.removeAttribute(name);
          else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
        }
      }
    },
  };
}
