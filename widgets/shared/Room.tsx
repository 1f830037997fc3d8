import { type ReactNode, useEffect, useRef, useState } from 'react';

type RoomProps = {
  /** As high as what is waited for; drawn until that is there. */
  readonly blank: ReactNode;
  /** False where nothing was reserved: in a shadow root the placeholder's fallback stands until the list comes. */
  readonly reserved: boolean;
  /** What stands there is final. */
  readonly settled: boolean;
  /** How far above the room that begins which goes with it: a heading. */
  readonly abovePx?: number;
  /** The room was given back. */
  readonly onFree?: (free: true) => void;
  readonly children?: ReactNode;
};

/**
 * Room that is reserved for what a server sends. What needs less of it leaves the rest empty for as long as giving it back
 * would move what is in view, which is until its end has been below the screen.
 */
export function Room({ blank, reserved, settled, abovePx = 0, onFree, children }: RoomProps) {
  const end = useRef<HTMLElement>(null);
  const [free, setFree] = useState(!reserved);

  useEffect(() => {
    if (!settled || free) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // No bounds in another origin's frame.
        const bottom = entry?.rootBounds?.bottom ?? innerHeight + abovePx;
        if (!entry || entry.isIntersecting || entry.boundingClientRect.top < bottom) return;
        setFree(true);
        onFree?.(true);
      },
      { rootMargin: `0px 0px ${abovePx}px` },
    );
    watcher.observe(end.current as HTMLElement);
    return () => watcher.disconnect();
  }, [settled, free, abovePx, onFree]);

  return (
    <div className="broker-room">
      {!free && (
        <div className={`broker-room__blank${settled ? ' broker-room__blank--over' : ''}`} aria-hidden="true">
          {blank}
        </div>
      )}
      <div className="broker-room__there">
        {children}
        <i className="broker-room__end" ref={end} />
      </div>
    </div>
  );
}
