import { useEffect, useState } from 'react';

/** The first batch, and the second, which comes with the press itself: its first item takes the focus. */
const WITH_PRESS = 2;

/**
 * How many batches of a long list to draw: the first, and where all are shown one more in each task, since drawing
 * everything at once would block the page.
 */
export function useBatches(count: number, showsAll: boolean): number {
  const [drawn, setDrawn] = useState(WITH_PRESS);

  useEffect(() => {
    if (!showsAll) return setDrawn(WITH_PRESS);
    if (drawn >= count) return;
    const timer = setTimeout(() => setDrawn(drawn + 1));
    return () => clearTimeout(timer);
  }, [showsAll, drawn, count]);

  return showsAll ? drawn : 1;
}
