import { type ReactNode, useEffect, useRef, useState } from 'react';

type ListStateProps = {
  readonly isLoading: boolean;
  /** Shown while the list loads, and as high as the expected list. */
  readonly skeleton: ReactNode;
  /** Keeps the skeleton's space after loading, until it can collapse without moving what is in view. */
  readonly keepsSpace?: boolean;
  /** Height of a heading above the list that disappears with it, in px. */
  readonly abovePx?: number;
  /** Called once the space has collapsed. */
  readonly onCollapse?: (isCollapsed: true) => void;
  /**
   * The list, or the fallback if it is empty or failed. While it loads, the fallback: hidden behind the skeleton, and
   * shown if scripts are disabled. If the list turns out to be empty, the same elements stay, and are not repainted.
   */
  readonly children?: ReactNode;
};

/** A list that is loading, loaded, empty or failed. */
export function ListState(props: ListStateProps) {
  const { isLoading, skeleton, keepsSpace = false, abovePx = 0, onCollapse, children } = props;
  const end = useRef<HTMLDivElement>(null);
  const [hasSpace, setHasSpace] = useState(keepsSpace);

  useEffect(() => {
    if (isLoading || !hasSpace) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // rootBounds is null in a cross-origin frame.
        const bottom = entry?.rootBounds?.bottom ?? innerHeight + abovePx;
        if (!entry || entry.isIntersecting || entry.boundingClientRect.top < bottom) return;
        setHasSpace(false);
        onCollapse?.(true);
      },
      { rootMargin: `0px 0px ${abovePx}px` },
    );
    observer.observe(end.current as HTMLDivElement);
    return () => observer.disconnect();
  }, [isLoading, hasSpace, abovePx, onCollapse]);

  return (
    <div className={`broker-list${isLoading ? '' : ' broker-list--loaded'}`}>
      {(isLoading || hasSpace) && (
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
