import { type ComponentChild, hydrate, render } from 'preact';

/**
 * Implements react-dom/client with Preact's core. @preact/compat/client would also adapt every element to React's DOM
 * conventions. Without that code, a form is 1,130 bytes smaller (brotli) and takes a third less time to mount. But
 * widgets must use onInput instead of onChange, and must not use style objects or camel-cased SVG attributes.
 */
export const createRoot = (container: Element) => ({
  render: (tree: ComponentChild) => render(tree, container),
  unmount: () => render(null, container),
});

export function hydrateRoot(container: Element, tree: ComponentChild) {
  hydrate(tree, container);
  return createRoot(container);
}
