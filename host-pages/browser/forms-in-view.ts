/** Matches all forms except search forms, which are in view on the first screen even if nobody uses them. */
const FORMS = 'main form:not(.search)';
const FIELDS = 'input, select, textarea';

/**
 * Marks the page with `data-form-in-view` while a form is in view or a field has the focus. The style sheet then hides
 * the bar of actions and the button to the top of the page, which would cover the form.
 */
export function watchForms(): void {
  const visible = new Set<Element>();
  let focused: Element | undefined;
  const mark = () => {
    // If the focused field is removed, there is no `focusout` event, so check that the field is still in the document.
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
  // Observe later forms as well: a job opening's form is added after the server has answered.
  const main = document.querySelector('main');
  if (main) new MutationObserver(observeForms).observe(main, { childList: true, subtree: true });

  document.addEventListener('focusin', (event) => {
    // Uses the composed path, since `event.target` is the shadow host if the field is in a shadow root.
    const [element] = event.composedPath() as [Element];
    focused = element.matches(FIELDS) ? element : undefined;
    mark();
  });
  document.addEventListener('focusout', () => {
    focused = undefined;
    mark();
  });
}
