import { useState } from 'react';
import type { MediaItem } from '../contract/list-shapes';

/** Index of the item to show, and the tile that gets the focus back. */
export type Chosen = { readonly at: number; readonly tile: HTMLElement };

export type TileProps = {
  readonly item: MediaItem;
  readonly at: number;
  readonly folder: string;
  readonly onOpen: (chosen: Chosen) => void;
};

/** Shelter, drop and leaf, shown if there is no picture or it cannot be loaded. */
const Shapes = () => (
  <svg className="media-gallery__shapes" viewBox="0 0 160 100" aria-hidden="true">
    <path className="media-gallery__quarter" d="M0 100V40a60 60 0 0 1 60 60z" />
    <path className="media-gallery__leaf" d="M60 100a40 40 0 0 1 40-40 40 40 0 0 1-40 40z" />
    <path className="media-gallery__shower" d="M110 20h20a20 20 0 1 1-20 20z" />
  </svg>
);

const Play = () => (
  <svg className="media-gallery__play" viewBox="0 0 52 52" aria-hidden="true">
    <path className="media-gallery__drop" d="M0 0h26a26 26 0 1 1-26 26z" />
    <path className="media-gallery__triangle" d="M21 16l16 10-16 10z" />
  </svg>
);

/** The button's name is the title: the alternative text is for the picture in the dialog. */
export function Tile({ item, at, folder, onOpen }: TileProps) {
  const [failed, setFailed] = useState(false);
  return (
    <li className="media-gallery__item">
      <button
        type="button"
        className="media-gallery__tile"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOpen({ at, tile: currentTarget })}
      >
        <span className="media-gallery__picture">
          {item.image && !failed ? (
            <img
              src={folder + item.image}
              alt=""
              loading="lazy"
              width="640"
              height="400"
              onError={() => setFailed(true)}
            />
          ) : (
            <Shapes />
          )}
          {item.type === 'video' && <Play />}
        </span>
        <span className="media-gallery__title">{item.title}</span>
      </button>
    </li>
  );
}
