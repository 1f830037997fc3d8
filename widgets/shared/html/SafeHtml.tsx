import { useLayoutEffect, useRef } from 'react';

type SafeHtmlProps = {
  readonly className: string;
  /** The result of `sanitise`. The component inserts a copy, so the same fragment can be used again. */
  readonly html: DocumentFragment;
};

/** Inserts sanitised HTML from the server before the next paint. */
export function SafeHtml({ className, html }: SafeHtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(document.importNode(html, true)), [html]);
  return <div className={className} ref={container} />;
}
