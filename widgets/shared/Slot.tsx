import type { ReactNode } from 'react';

/** Content that a page owns and a widget only frames. */
type SlotProps = {
  readonly className: string;
  /** False in a shadow root: the placeholder's own children show there. */
  readonly prerendered: boolean;
  /** Given at build time only. */
  readonly children?: ReactNode;
};

// Never assigned: while hydrating both Preact and React leave what is there, and an equal value is no change later.
const AS_IT_IS = { __html: '' };

/**
 * A place for the page's own markup: drawn at build time, left alone when the widget hydrates, and a `<slot>` in a shadow
 * root. It is neither parsed nor compared, however large it is.
 */
export function Slot({ className, prerendered, children }: SlotProps) {
  if (!prerendered) {
    return (
      <div className={className}>
        <slot />
      </div>
    );
  }
  if (children) return <div className={className}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it never is, see above
  return <div className={className} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />;
}
