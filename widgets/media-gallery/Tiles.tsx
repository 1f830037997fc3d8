import { useMemo } from 'react';
import type { MediaItem } from '../contract/list-shapes';
import { useBatches } from '../shared/lists/use-batches';
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

/** The first six tiles, or all of them; each batch is rendered once. */
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
  const drawn = useBatches(batches.length, all);
  return <ul className="media-gallery__tiles">{batches.slice(0, drawn)}</ul>;
}
