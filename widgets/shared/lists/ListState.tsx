import { type ReactNode, useEffect, useRef, useState } from 'react';

type ListStateProps = {
  readonly isLoading: boolean;
  /** Drawn while the list loads, as high as what is expected. */
  readonly skeleton: ReactNode;
  /** Keeps the skeleton's space after loading, until it can collapse without moving what is in view. */
  readonly keepsSpace?: boolean;
  /** Height of a heading above the list that goes with it, in px. */
  readonly abovePx?: number;
  /** Called when the kept space has collapsed. */
  readonly onCollapse?: (isCollapsed: true) => void;
  /**
   * The list, or the fallback where it is empty or failed. While it loads, the fallback: hidden by the skeleton, and shown
   * where no script runs. If the list then is empty, the same elements stay, and are not painted again.
   */
  readonly children?: ReactNode;
};

/** A list that is loading, loaded, empty or failed. */
export function ListState(props: ListStateProps) {
  const { isLoading, skeleton, keepsSpace = false, abovePx = 0, onCollapse, children } = props;
  const end = useRef<HTMLDivElement>(null);
  const [isKept, setKept] = useState(keepsSpace);

  useEffect(() => {
    if (isLoading || !isKept) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // No bounds in another origin's frame.
        const bottom = entry?.rootBounds?.bottom ?? innerHeight + abovePx;
        if (!entry || entry.isIntersecting || entry.boundingClientRect.top < bottom) return;
        setKept(false);
        onCollapse?.(true);
      },
      { rootMargin: `0px 0px ${abovePx}px` },
    );
    watcher.observe(end.current as HTMLDivElement);
    return () => watcher.disconnect();
  }, [isLoading, isKept, abovePx, onCollapse]);

  return (
    <div className={`broker-list${isLoading ? '' : ' broker-list--loaded'}`}>
      {(isLoading || isKept) && (
        <div className="broker-list__skeleton" aria-hidden="true">
          {skeleton}
        </div>
      )}
      <div className="broker-list__content">
        {children}
        {keepsSpace && <div className="broker-list__end" ref={end} />}
      </div>
    </div>
  );
}
