import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Version } from './use-version';

/**
 * True if the browser has scroll anchoring, which keeps what is in view in place when content above it changes height.
 * Safari has no scroll anchoring.
 */
const ANCHORS = globalThis.CSS?.supports('overflow-anchor', 'auto');

type ListVersionsProps = {
  readonly version: Version;
  /**
   * True if the visitor asked for this version. It then replaces the page's own markup at once, even if this moves what
   * is in view.
   */
  readonly isUsed?: boolean;
  /** Height in px of a heading above the list. The heading disappears if the list is empty. */
  readonly abovePx?: number;
  /** The version's content. Null hides the list. */
  readonly children: ReactNode;
};

/**
 * Replaces a version of a list with the next version without moving what is in view. If the next version is shorter,
 * the list keeps the previous height until the empty space below the version is out of view. If the next version is
 * taller, it appears only once the end of the list is out of view. While the widget contains the focus, the list isn't
 * replaced. The versions `loading` and `failed` are replaced at once, even if this moves what is in view.
 */
export function ListVersions({ version, isUsed, abovePx = 0, children }: ListVersionsProps) {
  const root = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const contents = useRef<Record<string, ReactNode>>({});
  contents.current[version] = children;
  const [current, setCurrent] = useState(version);
  const [previous, setPrevious] = useState<Version>();
  const isAtOnce = current === 'loading' || current === 'failed' || (isUsed && current === 'static');
  const shown = isAtOnce ? version : current;
  const spacer = previous === shown ? undefined : previous;
  const next = version === shown || spacer ? undefined : version;
  const isHiding = next && contents.current[next] === null;

  useLayoutEffect(() => setCurrent(shown), [shown]);

  useEffect(() => {
    if (!next && !spacer) return;
    const list = root.current as HTMLElement;
    const host = list.closest('[data-broker-widget]');
    // How far below the viewport the end of the list must be to count as out of view. A list that disappears moves the
    // content after it up by the list's height. Add this height, so that the whole list must be below the viewport
    // first.
    const marginPx = abovePx + (isHiding ? list.offsetHeight : 0);
    /** Returns true if the next version is taller than the current one. */
    const isHigher = () => {
      const [before, after] = list.children as unknown as [HTMLElement, HTMLElement];
      return after.scrollHeight > before.offsetHeight;
    };
    const observer = new IntersectionObserver(
      (changes) => {
        // Fast scrolling reports several changes at once. Only the last one is current.
        const isOutOfView = !changes.at(-1)?.isIntersecting;
        if (!next) return isOutOfView && setPrevious(undefined);
        if (host?.contains(document.activeElement)) return;
        if (!isOutOfView && (isHiding || isHigher())) return;
        setPrevious(isHiding ? undefined : shown);
        setCurrent(next);
      },
      { rootMargin: `${ANCHORS ? 0 : 9_999_999}px 0px ${marginPx}px` },
    );
    const observe = () => {
      observer.disconnect();
      observer.observe(end.current as HTMLElement);
    };
    observe();
    host?.addEventListener('focusout', observe);
    return () => {
      observer.disconnect();
      host?.removeEventListener('focusout', observe);
    };
  }, [next, spacer, shown, isHiding, abovePx]);

  const classOf = (name: Version) => {
    if (name === shown) return '';
    return name === spacer ? ' broker-list__content--spacer' : ' broker-list__content--next';
  };
  return (
    <div className={`broker-list${contents.current[shown] === null ? ' broker-list--none' : ''}`} ref={root}>
      {[spacer, shown, next].map(
        (name) =>
          name !== undefined && (
            <div className={`broker-list__content${classOf(name)}`} key={name}>
              {contents.current[name]}
            </div>
          ),
      )}
      {(next || spacer) && <div className="broker-list__end" ref={end} />}
    </div>
  );
}
