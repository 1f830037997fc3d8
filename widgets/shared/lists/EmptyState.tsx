import type { ReactNode } from 'react';

export type EmptyStateProps = {
  readonly title: string;
  /** The element for the title. Use `p` if the title must not be a heading. Default: `h3`. */
  readonly heading?: 'h1' | 'h2' | 'h3' | 'p' | undefined;
  readonly children: ReactNode;
};

/**
 * Renders a panel in place of a list or an item, for example when the list is empty or failed to load. The panel's
 * picture is a person on a drop shape.
 */
export const EmptyState = ({ title, heading: Heading = 'h3', children }: EmptyStateProps) => (
  <div className="broker-empty">
    <svg className="broker-empty__mark" viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <path d="M0 0h20a20 20 0 1 1-20 20z" />
      <path
        className="broker-empty__person"
        d="M14 16a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM9 34a11 11 0 0 1 22 0z"
      />
    </svg>
    <div className="broker-empty__text">
      <Heading className="broker-empty__title">{title}</Heading>
      {children}
    </div>
  </div>
);
