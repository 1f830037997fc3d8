import { renderToStaticMarkup } from 'react-dom/server';
import { Shapes } from '../../host-pages/art/Art';
import { CARDS } from '../../host-pages/art/cards';
import type { Picture } from '../../host-pages/art/picture';
import { SECTIONS } from '../../host-pages/art/sections';
import { STEPS } from '../../host-pages/art/steps';
import { PRODUCTS } from '../../host-pages/records/lines';
import { parseHtml } from './pages';

/**
 * Returns a string that identifies a drawing (an `<svg>` or `<g>`): the `d` attributes of its children, up to the first
 * child that is not a path. In a scene, this child is the group that draws the insured thing. The thing differs between
 * pages, so the string must not depend on this group.
 */
function drawingOf(drawing: Element): string {
  const parts = [...drawing.children];
  const thing = parts.findIndex(({ localName }) => localName !== 'path');
  return parts
    .slice(0, thing < 0 ? undefined : thing)
    .map((path) => path.getAttribute('d'))
    .join();
}

const drawingOfPicture = (picture: Picture) => {
  const drawn = parseHtml(
    renderToStaticMarkup(
      <svg aria-hidden="true">
        <Shapes picture={picture} />
      </svg>,
    ),
  );
  return drawingOf(drawn.querySelector('svg') as Element);
};

const INLINE = new Map<string, string>();
for (const [name, picture] of Object.entries<Picture>({ ...CARDS, ...STEPS, ...SECTIONS }))
  INLINE.set(drawingOfPicture(picture), name);
// If several products share a drawing, name the drawing after the first of these products.
for (const { slug, pictures } of PRODUCTS)
  for (const [kind, picture] of Object.entries<Picture>(pictures)) {
    const drawing = drawingOfPicture(picture);
    if (!INLINE.has(drawing)) INLINE.set(drawing, `${kind} of ${slug}`);
  }

/** Returns the name under which `picturesIn` lists a picture, or '' if the picture has no name. */
export const nameOf = (picture: Picture) => INLINE.get(drawingOfPicture(picture)) ?? '';

/**
 * Returns the names of the pictures that an element shows, inline or from the sprite. Leaves out icons and other
 * drawings, which have no name.
 */
export const picturesIn = (root: Element): string[] =>
  [...root.querySelectorAll('svg, svg g')].flatMap((drawing) => {
    const uses = [...drawing.querySelectorAll('use')];
    if (uses.length > 0) return uses.map((use) => use.getAttribute('href')?.split('#')[1] as string);
    const name = INLINE.get(drawingOf(drawing));
    return name ? [name] : [];
  });
