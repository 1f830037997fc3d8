/** The page's own slides: a `<ul>` and its `<li>` elements. */
export type Slides = { readonly list: HTMLElement; readonly items: readonly HTMLElement[] };

/** Finds the slides in a placeholder, prerendered or written by hand. @throws Error if there are none */
export function readSlides(host: HTMLElement, widget: string): Slides {
  const list = host.querySelector('ul');
  const items = [...(list?.children ?? [])].filter((child) => child.localName === 'li') as HTMLElement[];
  if (!list || !items.length) {
    const found = [...host.children].map(({ localName }) => `<${localName}>`).join(' ') || 'nothing';
    throw new Error(
      `${widget}: no <ul> with <li> slides in the placeholder, which holds ${found}; put one there`,
    );
  }
  return { list, items };
}

/**
 * Returns a slide's name for screen readers: the text of its heading, else of its first link or image. If a heading or
 * link contains only an image, this is the image's alternative text. Returns an empty string if there is no name.
 */
export function nameOfSlide(item: Element): string {
  const named = item.querySelector('h1,h2,h3,h4,h5,h6') ?? item.querySelector('a,img[alt]');
  const text =
    (named as HTMLElement | null)?.innerText?.trim() ||
    (named?.querySelector('[alt]') ?? named)?.getAttribute('alt') ||
    '';
  return text.replace(/\s+/g, ' ');
}

const CURRENT = '[aria-current]:not([aria-current=false])';

/** Returns the index of the slide that has or contains `aria-current`; -1 if there is none. */
export const currentSlide = ({ items }: Slides) =>
  items.findIndex((item) => item.matches(CURRENT) || item.querySelector(CURRENT));
