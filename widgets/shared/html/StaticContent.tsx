import { type ReactNode, useState } from 'react';

/** Props for content that belongs to the page: a widget only wraps it. */
type StaticContentProps = {
  readonly className: string;
  /** False in a shadow root, where a `<slot>` shows the placeholder's children. */
  readonly prerendered: boolean;
  /** Passed only at build time. */
  readonly children?: ReactNode;
};

/**
 * Returns empty HTML for `dangerouslySetInnerHTML`. With this prop, hydration keeps the element's children, and so do
 * later renders, because the value never changes. React and Preact assign the value only if the served page lacks the
 * element. Trusted Types then accept `emptyHTML`, but would reject an empty string. Call this function once per
 * element: in WebKit each read of `emptyHTML` returns another object, which would count as a new value and clear the
 * element.
 */
const emptyHtml = () => ({
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
});

/**
 * Wraps the page's own markup. Renders it at build time, leaves it untouched during hydration, and renders a `<slot>`
 * in a shadow root. Hydration neither parses nor compares the markup, so large markup costs no more time.
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
