import type { ReactNode } from 'react';

type FoldProps = {
  /** The heading, which stays visible. */
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/**
 * Folds an item of a long list under its heading. A link to the item, the browser's find-in-page and printing unfold
 * it: see browser/open-linked-item.ts and styles/fold.css.
 */
export const Fold = ({ title, children }: FoldProps) => (
  <details className="fold">
    <summary>{title}</summary>
    {children}
  </details>
);
