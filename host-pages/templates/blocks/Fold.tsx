import type { ReactNode } from 'react';

type FoldProps = {
  /** A heading. It stays visible. */
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/**
 * Folds an item of a long list under its heading. The address, the browser's search and printing show it: see
 * browser/open-linked-item.ts and styles/fold.css.
 */
export const Fold = ({ title, children }: FoldProps) => (
  <details className="fold">
    <summary>{title}</summary>
    {children}
  </details>
);
