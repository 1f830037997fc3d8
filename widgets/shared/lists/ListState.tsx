import type { ReactNode } from 'react';

type ListStateProps = {
  readonly isLoading: boolean;
  /** Shown while the list loads. It has the height of the expected list. */
  readonly skeleton: ReactNode;
  /**
   * The list, or the fallback if the list is empty or failed to load. While the list loads, pass the fallback: it is
   * hidden behind the skeleton, and visible if scripts are disabled. If the list turns out to be empty, the elements of
   * the fallback stay and aren't repainted.
   */
  readonly children?: ReactNode;
};

/** Renders a list that is loading, loaded, empty or failed. */
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
