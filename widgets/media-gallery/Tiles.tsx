import { useMemo } from 'react';
import type { MediaItem } from '../contract/list-shapes';
import { useBatches } from '../shared/lists/use-batches';
import { BATCH, FIRST } from './limits';
import { Tile } from './Tile';

type BatchProps = {
  readonly items: readonly MediaItem[];
  readonly folder: string;
};

const Batch = ({ items, folder }: BatchProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: media never change places.
  items.map((item, at) => <Tile key={at} item={item} folder={folder} />);

export type TilesProps = BatchProps & { readonly all: boolean };

/** Renders the first tiles or, if `all` is true, all tiles in batches. Renders each batch only once. */
export function Tiles({ items, folder, all }: TilesProps) {
  const batches = useMemo(() => {
    const made = [<Batch key="first" items={items.slice(0, FIRST)} folder={folder} />];
    for (let from = FIRST; from < items.length; from += BATCH) {
      made.push(<Batch key={from} items={items.slice(from, from + BATCH)} folder={folder} />);
    }
    return made;
  }, [items, folder]);
  const drawn = useBatches(batches.length, all);
  return <ul className="media-gallery__tiles">{batches.slice(0, drawn)}</ul>;
}
