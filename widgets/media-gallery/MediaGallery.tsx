import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { MediaItem } from '../contract/list-shapes';
import { StaticContent } from '../shared/html/StaticContent';
import { contentHash } from '../shared/lists/content-hash';
import { COPY as LIST_COPY } from '../shared/lists/copy';
import { EmptyState } from '../shared/lists/EmptyState';
import { FailedState } from '../shared/lists/FailedState';
import { ListVersions } from '../shared/lists/ListVersions';
import type { Loaded } from '../shared/lists/list-store';
import { useLoaded } from '../shared/lists/use-loaded';
import { type Prerendered, useVersion } from '../shared/lists/use-version';
import { COPY } from './copy';
import { FIRST } from './limits';
import type { MediaGalleryOptions } from './options';
import { Tiles } from './Tiles';
import { Viewer } from './Viewer';

export type MediaGalleryProps = MediaGalleryOptions &
  Prerendered & {
    /** Store of the videos and images that the API sends; undefined at build time. */
    readonly list?: StoreApi<Loaded<readonly MediaItem[]>>;
    /** URL of the images' folder. Ends with a slash. */
    readonly folder: string;
    /** URL of the contact page. */
    readonly contact: string;
    /** The items that the build writes into the markup: all videos, or all images. Absent in the browser. */
    readonly built?: readonly MediaItem[] | undefined;
    /** True if the markup reserves space for the button that shows more items. */
    readonly hasMore?: boolean;
  };

/** Returns the hash of what the gallery shows at first: the first tiles, and whether there is a Load More button. */
export const hashOf = (items: readonly MediaItem[]) =>
  contentHash(
    items
      .slice(0, FIRST)
      .map(({ title, image, video_url }) => [title, image, video_url, items.length > FIRST]),
  );

const CLASSES = ['media-gallery__text', 'media-gallery__button', 'media-gallery__watch'] as const;

const TILE = '.media-gallery__tile';

/** The index of the item to show, and the tile to focus when the dialog closes. */
type Chosen = { readonly at: number; readonly tile: HTMLElement };

export function MediaGallery(props: MediaGalleryProps) {
  const { type, list, folder, contact, built, hasMore, prerendered } = props;
  const { phase, data, retry } = useLoaded(list, prerendered);
  const items = useMemo(() => built ?? data?.filter((item) => item.type === type), [built, data, type]);
  const [isAll, setAll] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [isTrying, setTrying] = useState(false);
  // Leave the Load More button out of prerendered markup, and add it once scripts run. Otherwise text browsers would
  // show it, although they run no scripts.
  const [isLive, setLive] = useState(!prerendered);
  const [chosen, setChosen] = useState<Chosen>();
  const state = useMemo(() => ({ phase, data: built ? undefined : items }), [phase, built, items]);
  const version = useVersion(state, props, hashOf, isUsed);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  /** True if the visitor had to wait for the list after pressing Load More. */
  const hasWaited = useRef(false);
  const showsAll = isAll && Boolean(items);
  const isHidden = !prerendered && !items;

  // Once the list arrives, another button replaces the one that was pressed. So this reads the focus before that.
  const wasThere = useRef(true);
  wasThere.current = !hasWaited.current || !!toggle.current?.matches(':focus');

  useEffect(() => setLive(true), []);

  useLayoutEffect(() => {
    // Keep the visitor's place. After Load More, focus the first new tile. After Show Less, scroll to the button, which
    // has moved up.
    if (showsAll && wasThere.current) root.current?.querySelectorAll<HTMLElement>(TILE)[FIRST]?.focus();
    else if (isUsed && !isAll) toggle.current?.scrollIntoView({ block: 'nearest' });
  }, [showsAll, isAll, isUsed]);

  useEffect(() => {
    if (isHidden) return;
    const gallery = root.current as HTMLElement;
    // Hide broken images, so that the drawing behind them is visible. The listener below runs in the capture phase,
    // because an image's error event doesn't bubble.
    const hide = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.hidden = true;
    };
    for (const image of gallery.querySelectorAll('img')) {
      if (image.complete && !image.naturalWidth && image.src) image.hidden = true;
    }
    gallery.addEventListener('error', hide, true);
    return () => gallery.removeEventListener('error', hide, true);
  }, [isHidden]);

  if (isHidden) return <slot />;

  const onToggle = async () => {
    setUsed(true);
    setAll(!showsAll);
    hasWaited.current = !items;
    if (items) return;
    setTrying(true);
    await retry?.();
    setTrying(false);
  };
  const onOpen = (event: MouseEvent<HTMLElement>) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const tile = (target as Element).closest<HTMLElement>(TILE);
    if (!tile || button || ctrlKey || metaKey || shiftKey || altKey) return;
    const at = [...(tile.closest('ul')?.querySelectorAll(TILE) ?? [])].indexOf(tile);
    // Let the browser follow the link if `items` doesn't have the tile's item. The list may not have arrived yet, or
    // the page may still show an older list.
    if (items?.[at]?.title !== tile.textContent) return;
    event.preventDefault();
    setChosen({ at, tile });
  };
  const content = items?.length ? (
    <Tiles items={items} folder={folder} all={showsAll} />
  ) : (
    <EmptyState title={COPY.empty} heading="p">
      <p>{COPY.nothing}</p>
    </EmptyState>
  );
  const moreButton = (
    <div className="media-gallery__more">
      {isLive && (
        <button type="button" className="media-gallery__button" ref={toggle} onClick={onToggle}>
          {showsAll ? COPY.less : COPY.more}
        </button>
      )}
    </div>
  );
  const isWaiting = isAll && !items && (isTrying || phase === 'loading');
  const moreFailed = isAll && !items && phase === 'failed' && !isTrying;
  const viewed = items?.[chosen?.at ?? -1];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tiles in it are pressed, also by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div className="media-gallery" ref={root} onClick={onOpen}>
      <ListVersions version={version} isUsed={isUsed}>
        {version === 'static' ? (
          <>
            <StaticContent className="broker-list__static" prerendered>
              {!list &&
                (built ? (
                  content
                ) : (
                  <EmptyState title={COPY.loading[type]} heading="p">
                    <p>{LIST_COPY.loading}</p>
                  </EmptyState>
                ))}
            </StaticContent>
            {(hasMore || (items?.length ?? 0) > FIRST) && moreButton}
          </>
        ) : version === 'failed' ? (
          <FailedState
            title={COPY.failed[type]}
            heading="p"
            retry={retry}
            contact={contact}
            classes={CLASSES}
          />
        ) : (
          <>
            {content}
            {items && items.length > FIRST && moreButton}
          </>
        )}
      </ListVersions>
      <p className={moreFailed || isWaiting ? undefined : 'media-gallery__status'} role="status">
        {moreFailed
          ? COPY.moreFailed
          : isUsed && items
            ? COPY.shown(showsAll ? items.length : FIRST, items.length)
            : isWaiting && LIST_COPY.trying}
      </p>
      {items && viewed && chosen && (
        <Viewer
          items={items}
          first={chosen.at}
          folder={folder}
          onClose={() => {
            setChosen(undefined);
            // Focus the tile explicitly: Safari doesn't focus a clicked link, so the dialog can't return the focus.
            chosen.tile.focus();
          }}
        />
      )}
    </div>
  );
}
