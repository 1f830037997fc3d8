import type { MediaItem } from '../contract/list-shapes';
import { videoPage } from './read-video';

export type TileProps = {
  readonly item: MediaItem;
  readonly folder: string;
};

/**
 * Renders a drawing of three shapes behind the picture. Visitors see the drawing if the item has no picture, or the
 * picture fails to load.
 */
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

/**
 * Renders a link to the picture or the video, or a button if the video has no valid URL. A plain click opens the
 * dialog. Visitors without scripts follow the link, and it can be opened in a new tab. The accessible name is the
 * title, so the tile's picture has an empty alternative text. The dialog's picture has the real one.
 */
export function Tile({ item: { type, title, image, video_url }, folder }: TileProps) {
  const href = type === 'video' ? videoPage(video_url) : folder + image;
  const content = (
    <>
      <span className="media-gallery__picture">
        <Shapes />
        {image && <img src={folder + image} alt="" loading="lazy" width="640" height="400" />}
        {type === 'video' && <Play />}
      </span>
      <span className="media-gallery__title">{title}</span>
    </>
  );
  return (
    <li className="media-gallery__item">
      {href ? (
        <a className="media-gallery__tile" href={href} aria-haspopup="dialog">
          {content}
        </a>
      ) : (
        <button type="button" className="media-gallery__tile" aria-haspopup="dialog">
          {content}
        </button>
      )}
    </li>
  );
}
