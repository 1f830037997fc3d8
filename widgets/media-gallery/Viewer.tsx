import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MediaItem } from '../contract/list-shapes';
import { COPY } from './copy';
import { closeModal, openModal } from './open-modal';
import { readVideo, videoPage } from './read-video';

type ViewerProps = {
  readonly items: readonly MediaItem[];
  /** Index of the chosen item. */
  readonly first: number;
  /** URL of the images' folder. Ends with a slash. */
  readonly folder: string;
  readonly onClose: () => void;
};

const ICONS = {
  previous: 'M20 12H5M11 6l-6 6 6 6',
  next: 'M4 12h15M13 6l6 6-6 6',
  close: 'M5 5l14 14M19 5L5 19',
} as const;

type ButtonProps = { readonly action: keyof typeof ICONS; readonly onClick: () => void };

const Button = ({ action, onClick }: ButtonProps) => (
  <button
    type="button"
    className={`media-gallery__step media-gallery__step--${action}`}
    aria-label={COPY[action]}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d={ICONS[action]} />
    </svg>
  </button>
);

/** What a video player in a frame may do. `allow-top-navigation` is missing, so a player can't navigate the page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

const VideoPlayer = ({ item: { title, video_url } }: { readonly item: MediaItem }) => {
  const video = readVideo(video_url);
  // Add the frame only after its empty space is on the screen: creating a frame delays the dialog by 10 ms (on a CPU
  // slowed down 4 times).
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  const page = videoPage(video_url);
  const link = page && (
    <a className="media-gallery__watch" href={page} target="_blank" rel="noopener">
      {COPY.watch(video?.host ?? new URL(page).hostname)}
    </a>
  );
  if (!video)
    return (
      <>
        <p className="media-gallery__refused">{COPY.noVideo}</p>
        {link}
      </>
    );
  return (
    <>
      {painted ? (
        <iframe
          className="media-gallery__frame"
          title={title}
          allow="encrypted-media; fullscreen; picture-in-picture"
          sandbox={SANDBOX}
          // Overrides the page's referrer policy: without a referrer YouTube doesn't play (error 153).
          referrerPolicy="strict-origin-when-cross-origin"
          src={video.src}
        />
      ) : (
        <div className="media-gallery__frame" />
      )}
      {link}
    </>
  );
};

/** Id of the dialog's title. All galleries of a page use the same id, since only one dialog is open at a time. */
const TITLE_ID = 'media-gallery-title';

/**
 * Renders one item in a modal dialog, with arrows to the other items. The gallery renders this component only while
 * the dialog is open, so that closing the dialog stops a video.
 */
export function Viewer({ items, first, folder, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;
  /**
   * Index of the item to which the visitor has moved. Undefined before the first move: until then, the status is empty.
   */
  const [reached, setReached] = useState<number>();
  const at = reached ?? first;
  const count = items.length;
  const step = (by: number) => setReached((from = first) => (from + by + count) % count);
  const item = items[at] as MediaItem;

  // Use a layout effect, so that the dialog has its `close` listener before it can close. Otherwise a dialog that
  // closes early would stay on the page.
  useLayoutEffect(() => {
    const modal = dialog.current as HTMLDialogElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    // Remember where a press starts: a press that starts in the dialog and ends outside isn't a click on the backdrop.
    let pressed: EventTarget | null = null;
    modal.addEventListener('close', () => latestOnClose.current(), { signal });
    modal.addEventListener(
      'pointerdown',
      ({ target }) => {
        pressed = target;
      },
      { signal },
    );
    modal.addEventListener(
      'click',
      ({ target }) => target === modal && pressed === modal && closeModal(modal),
      {
        signal,
      },
    );
    return () => listeners.abort();
  }, []);

  useLayoutEffect(() => openModal(dialog.current as HTMLDialogElement), []);

  return (
    <dialog
      className="media-gallery__dialog"
      aria-labelledby={TITLE_ID}
      ref={dialog}
      onKeyDown={({ key }) => {
        if (count === 1) return;
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
    >
      <div className="media-gallery__sheet">
        <div className="media-gallery__head">
          <h2 className="media-gallery__name" id={TITLE_ID}>
            {item.title}
          </h2>
          <Button action="close" onClick={() => closeModal(dialog.current as HTMLDialogElement)} />
        </div>
        <div className="media-gallery__stage">
          {item.type === 'video' ? (
            <VideoPlayer key={at} item={item} />
          ) : (
            <img key={at} className="media-gallery__whole" src={folder + item.image} alt={item.alt_text} />
          )}
        </div>
        {count > 1 && (
          <div className="media-gallery__steps">
            <Button action="previous" onClick={() => step(-1)} />
            <span aria-hidden="true">{COPY.position(at + 1, count)}</span>
            <Button action="next" onClick={() => step(1)} />
          </div>
        )}
        <p className="media-gallery__status" role="status">
          {reached === undefined ? '' : COPY.reached(at + 1, count, item.title)}
        </p>
      </div>
    </dialog>
  );
}
