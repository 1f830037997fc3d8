import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MediaItem } from '../contract/list-shapes';
import { EmptyState } from '../shared/lists/EmptyState';
import { ListState } from '../shared/lists/ListState';
import type { Loaded } from '../shared/lists/list-store';
import { COPY } from './copy';
import { FIRST } from './limits';
import type { MediaGalleryOptions } from './options';
import type { Chosen } from './Tile';
import { Tiles } from './Tiles';
import { Viewer } from './Viewer';

export type MediaGalleryProps = MediaGalleryOptions & {
  /** Videos and images. */
  readonly state: Loaded<readonly MediaItem[]>;
  /** Folder of the images, which ends with a slash. */
  readonly folder: string;
  readonly prerendered: boolean;
};

/** As high as six tiles and the button below them. */
const Skeleton = () => (
  <>
    <ul className="media-gallery__tiles">
      {Array.from({ length: FIRST }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton's item is nothing but its place.
        <li className="media-gallery__item media-gallery__tile" key={at}>
          <span className="media-gallery__picture" />
          <span className="media-gallery__title" />
        </li>
      ))}
    </ul>
    <div className="media-gallery__more" />
  </>
);

export function MediaGallery({ type, state, folder, prerendered }: MediaGalleryProps) {
  const items = useMemo(() => state.data?.filter((item) => item.type === type), [state.data, type]);
  const [all, setAll] = useState(false);
  const [hasToggled, setHasToggled] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!hasToggled) return;
    // Continue where the visitor was: at the first new tile, or at the button, which has moved up.
    if (all) root.current?.querySelectorAll<HTMLElement>('.media-gallery__tiles button')[FIRST]?.focus();
    else toggle.current?.scrollIntoView({ block: 'nearest' });
  }, [all, hasToggled]);

  const isLoading = state.phase === 'loading' && !items;
  if (!prerendered && !items) return <slot />;
  const viewed = items?.[chosen?.at ?? -1];

  return (
    <div className={`media-gallery${isLoading || items?.length ? '' : ' media-gallery--empty'}`} ref={root}>
      <ListState isLoading={isLoading} skeleton={<Skeleton />} keepsSpace={prerendered}>
        {!items?.length && (
          <EmptyState title={COPY.empty} heading="p">
            <p>{isLoading ? COPY.needsScript[type] : COPY.nothing}</p>
          </EmptyState>
        )}
        {items && items.length > 0 && <Tiles items={items} folder={folder} onOpen={setChosen} all={all} />}
        {items && items.length > FIRST && (
          <div className="media-gallery__more">
            <button
              type="button"
              className="media-gallery__button"
              ref={toggle}
              onClick={() => {
                setAll(!all);
                setHasToggled(true);
              }}
            >
              {all ? COPY.less : COPY.more}
            </button>
          </div>
        )}
      </ListState>
      <p className="media-gallery__said" role="status">
        {hasToggled && items ? COPY.shown(all ? items.length : FIRST, items.length) : ''}
      </p>
      {items && viewed && chosen && (
        <Viewer
          items={items}
          first={chosen.at}
          folder={folder}
          onClose={() => {
            setChosen(undefined);
            // Explicitly: Safari does not focus a clicked button, so the dialog cannot return the focus.
            chosen.tile.focus();
          }}
        />
      )}
    </div>
  );
}
