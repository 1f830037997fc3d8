import type { ReactNode } from 'react';

type ListStateProps = {
  readonly isLoading: boolean;
  /** Shown while the list loads, and as high as the expected list. */
  readonly skeleton: ReactNode;
  /**
   * The list, or the fallback if it is empty or failed. While it loads, the fallback: hidden behind the skeleton, and
   * shown if scripts are disabled. If the list turns out to be empty, the same elements stay, and are not repainted.
   */
  readonly children?: ReactNode;
};

/** A list that is loading, loaded, empty or failed. */
export const ListState = ({ isLoading, skeleton, children }: ListStateProps) => (
  <div className={`broker-list${isLoading ? ' broker-list--loading' : ''}`}>
    {isLoading && (
      <div className="broker-list__skeleton" aria-hidden="true">
        {skeleton}
      </div>
    )}
    <div className="broker-list__content">{children}</div>
  </div>
);
