/** A search field is in the first screen: its form may be in view without being used. */
const FORMS = 'main form:not(.search)';
const FIELDS = 'input, select, textarea';

/**
 * Marks the page with `data-form-in-view` while a form is in view, or a field has the focus: there the bar of
 * actions, and the button that leads to the top, would only cover it.
 */
export function watchForms(): void {
  const visible = new Set<Element>();
  let focused: Element | undefined;
  const mark = () => {
    // A field that is removed loses the focus without an event.
    const isFieldFocused = focused?.isConnected ?? false;
    document.documentElement.toggleAttribute('data-form-in-view', visible.size > 0 || isFieldFocused);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) visible[isIntersecting ? 'add' : 'delete'](target);
    mark();
  });
  const observeForms = () => {
    for (const form of document.querySelectorAll(FORMS)) observer.observe(form);
  };
  observeForms();
  // An opening's form comes with its answer from the server.
  const main = document.querySelector('main');
  if (main) new MutationObserver(observeForms).observe(main, { childList: true, subtree: true });

  document.addEventListener('focusin', (event) => {
    // Also of a field in a shadow root.
    const [element] = event.composedPath() as [Element];
    focused = element.matches(FIELDS) ? element : undefined;
    mark();
  });
  document.addEventListener('focusout', () => {
    focused = undefined;
    mark();
  });
}
