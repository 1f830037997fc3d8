// Constant: a new object would count as a new value and clear the element. The empty HTML is never assigned, because
// the component is rendered only on pages whose markup already has the element.
const HTML = { __html: '' };

/**
 * Renders the element of the optional questions, whose content is in the page's markup. Hydration and updates don't
 * change the content.
 */
export const PageQuestions = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
  <details className="quote-form__more" dangerouslySetInnerHTML={HTML} suppressHydrationWarning />
);
