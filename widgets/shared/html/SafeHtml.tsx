import { useLayoutEffect, useRef } from 'react';

type SafeHtmlProps = {
  readonly className: string;
  /** What `sanitise` gave. It is copied: the same one may be shown again. */
  readonly html: DocumentFragment;
};

/** HTML of a server, on the page before the next frame is drawn. */
export function SafeHtml({ className, html }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(document.importNode(html, true)), [html]);
  return <div className={className} ref={place} />;
}
