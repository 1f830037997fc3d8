// The object is a constant: if each render made a new object, React would assign the empty HTML, which would clear the
// element. Now it is never assigned, because the component is rendered only on pages whose markup has the element.
const HTML = { __html: '' };

/**
 * Renders the element of the optional questions, whose content is in the page's markup. Hydration and updates don't
 * change the content.
 */
export const PageQuestions = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
  <details className="quote-form__more" dangerouslySetInnerHTML={HTML} suppressHydrationWarning />
);
