import { renderToStaticMarkup } from 'react-dom/server';
import { Shapes } from '../../host-pages/art/Art';
import { CARDS } from '../../host-pages/art/cards';
import type { Picture } from '../../host-pages/art/picture';
import { PRODUCTS } from '../../host-pages/art/products';
import { SECTIONS } from '../../host-pages/art/sections';
import { STEPS } from '../../host-pages/art/steps';
import { THINGS } from '../../host-pages/art/things';
import { parseHtml } from './pages';

/** Returns the paths of an `<svg>` or `<g>` before its first other element, such as the thing in a scene. */
function drawingOf(drawing: Element): string {
  const parts = [...drawing.children];
  const thing = parts.findIndex(({ localName }) => localName !== 'path');
  return parts
    .slice(0, thing < 0 ? undefined : thing)
    .map((path) => path.getAttribute('d'))
    .join();
}

const INLINE = new Map(
  Object.entries<Picture>({ ...CARDS, ...PRODUCTS, ...STEPS, ...SECTIONS, ...THINGS }).map(
    ([name, picture]) => {
      const drawn = parseHtml(
        renderToStaticMarkup(
          <svg aria-hidden="true">
            <Shapes picture={picture} />
          </svg>,
        ),
      );
      return [drawingOf(drawn.querySelector('svg') as Element), name];
    },
  ),
);

/**
 * Returns the names of the pictures that an element shows, inline or from the sprite. Icons and other drawings have
 * none.
 */
export const picturesIn = (root: Element): string[] =>
  [...root.querySelectorAll('svg, svg g')].flatMap((drawing) => {
    const uses = [...drawing.querySelectorAll('use')];
    if (uses.length > 0) return uses.map((use) => use.getAttribute('href')?.split('#')[1] as string);
    const name = INLINE.get(drawingOf(drawing));
    return name ? [name] : [];
  });
