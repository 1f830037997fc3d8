import { type ReactNode, useState } from 'react';

/** Content that a page owns and a widget only frames. */
type StaticContentProps = {
  readonly className: string;
  /** False in a shadow root: the placeholder's own children show there. */
  readonly prerendered: boolean;
  /** Given at build time only. */
  readonly children?: ReactNode;
};

/**
 * React and Preact leave the element's children alone while they hydrate, and afterwards since the value never changes.
 * They assign it only to an element that the served page lacks; Trusted Types then accept this empty HTML, not a string.
 * Read once for each element: in WebKit every `emptyHTML` is another object, which would look like a new value and empty
 * the element.
 */
const emptyHtml = () => ({
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
});

/**
 * A place for the page's own markup: drawn at build time, left alone when the widget hydrates, and a `<slot>` in a shadow
 * root. It is neither parsed nor compared, however large it is.
 */
export function StaticContent({ className, prerendered, children }: StaticContentProps) {
  const [html] = useState(emptyHtml);
  if (!prerendered) {
    return (
      <div className={className}>
        <slot />
      </div>
    );
  }
  if (children) return <div className={className}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty, see emptyHtml
  return <div className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
