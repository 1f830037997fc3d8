// A constant for all renders: if each render made a new object, React would assign the empty HTML, which would clear
// the element. With the constant, React only hydrates the element, which is in the markup of every page that renders
// this component.
const HTML = { __html: '' };

/**
 * Renders the element of the optional questions, whose content is in the page's markup. Hydration and updates don't
 * change the content.
 */
export const PageQuestions = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
  <details className="quote-form__more" dangerouslySetInnerHTML={HTML} suppressHydrationWarning />
);
