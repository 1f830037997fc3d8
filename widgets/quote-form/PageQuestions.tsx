// Constant: another object would count as a new value and clear the element. It is never assigned, because only pages
// with the element have this component.
const HTML = { __html: '' };

/** The element of the optional questions, which the page contains. Hydration and updates leave its content as it is. */
export const PageQuestions = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
  <details className="quote-form__more" dangerouslySetInnerHTML={HTML} suppressHydrationWarning />
);
