type Html = { readonly html: string; readonly className: string };

/** Renders sanitised HTML of the content as the widgets show it. */
export const Prose = ({ html, className }: Html) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by safeHtml
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
