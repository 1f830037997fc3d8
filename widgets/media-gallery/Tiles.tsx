import { useEffect, useMemo, useState } from 'react';
import type { MediaItem } from '../contract/list-shapes';
import { BATCH, FIRST } from './limits';
import { Tile, type TileProps } from './Tile';

type BatchProps = Pick<TileProps, 'folder' | 'onOpen'> & {
  readonly items: readonly MediaItem[];
  readonly from: number;
};

const Batch = ({ items, from, ...rest }: BatchProps) =>
  items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: media never change places.
    <Tile key={at} item={item} at={from + at} {...rest} />
  ));

export type TilesProps = Pick<BatchProps, 'items' | 'folder' | 'onOpen'> & { readonly all: boolean };

/** The first six, or all of them: then a batch a frame, each drawn once. */
export function Tiles({ items, folder, onOpen, all }: TilesProps) {
  const batches = useMemo(() => {
    const made = [
      <Batch key="first" items={items.slice(0, FIRST)} from={0} folder={folder} onOpen={onOpen} />,
    ];
    for (let from = FIRST; from < items.length; from += BATCH) {
      const batch = items.slice(from, from + BATCH);
      made.push(<Batch key={from} items={batch} from={from} folder={folder} onOpen={onOpen} />);
    }
    return made;
  }, [items, folder, onOpen]);
  // The first batch comes with the press itself: the focus goes there.
  const [drawn, setDrawn] = useState(2);

  useEffect(() => {
    if (!all) return setDrawn(2);
    if (drawn >= batches.length) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1));
    return () => cancelAnimationFrame(frame);
  }, [all, drawn, batches.length]);

  return <ul className="media-gallery__tiles">{batches.slice(0, all ? drawn : 1)}</ul>;
}
