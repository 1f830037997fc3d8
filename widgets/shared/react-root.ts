import { type ComponentChild, hydrate, render } from 'preact';

/**
 * react-dom/client over Preact's core, in the place of @preact/compat/client. That one brings the code that turns React's
 * DOM habits into Preact's, at every element: 1.2 KB brotli and a third of the time to mount a form. Widgets do without
 * them: onInput, not onChange; no style objects; no camel-cased SVG attributes.
 */
export const createRoot = (container: Element) => ({
  render: (tree: ComponentChild) => render(tree, container),
  unmount: () => render(null, container),
});

export function hydrateRoot(container: Element, tree: ComponentChild) {
  hydrate(tree, container);
  return createRoot(container);
}
