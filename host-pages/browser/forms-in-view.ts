/**
 * Marks the page with `data-form-in-view` while a form is in view: there the bar of actions, and the button that leads to the
 * top, would only cover it.
 */
export function watchForms(): void {
  const visible = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) visible[isIntersecting ? 'add' : 'delete'](target);
    document.documentElement.toggleAttribute('data-form-in-view', visible.size > 0);
  });
  for (const form of document.querySelectorAll('main form:not(.search)')) observer.observe(form);
}
