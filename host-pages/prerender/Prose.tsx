type Html = { readonly html: string; readonly className: string };

/** Renders sanitised HTML from the content with the same markup as the widgets. */
export const Prose = ({ html, className }: Html) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by safeHtml
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
