import { useEffect, useState } from 'react';

/**
 * Number of batches drawn as soon as the visitor asks for the whole list: the first batch, which was already visible,
 * and the second batch, whose first item gets the focus.
 */
const INITIAL_BATCHES = 2;

/**
 * Returns how many batches of a long list to draw. If `showsAll` is false, this is always one. If `showsAll` is true,
 * the number starts with INITIAL_BATCHES and grows by one in each task, because drawing all batches at once would block
 * the page.
 */
export function useBatches(count: number, showsAll: boolean): number {
  const [drawn, setDrawn] = useState(INITIAL_BATCHES);

  useEffect(() => {
    if (!showsAll) return setDrawn(INITIAL_BATCHES);
    if (drawn >= count) return;
    const timer = setTimeout(() => setDrawn(drawn + 1));
    return () => clearTimeout(timer);
  }, [showsAll, drawn, count]);

  return showsAll ? drawn : 1;
}
