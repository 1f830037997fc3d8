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
  /** Films and pictures. */
  readonly state: Loaded<readonly MediaItem[]>;
  /** Where pictures lie, with a slash at its end. */
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
  const [toggled, setToggled] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!toggled) return;
    // On from where the visitor was: the first that is new, or the button, which has moved up.
    if (all) root.current?.querySelectorAll<HTMLElement>('.media-gallery__tiles button')[FIRST]?.focus();
    else toggle.current?.scrollIntoView({ block: 'nearest' });
  }, [all, toggled]);

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
                setToggled(true);
              }}
            >
              {all ? COPY.less : COPY.more}
            </button>
          </div>
        )}
      </ListState>
      <p className="media-gallery__said" role="status">
        {toggled && items ? COPY.shown(all ? items.length : FIRST, items.length) : ''}
      </p>
      {items && viewed && chosen && (
        <Viewer
          items={items}
          first={chosen.at}
          folder={folder}
          onClose={() => {
            setChosen(undefined);
            // By hand: Safari gives no focus to a button that is clicked, so none could be returned.
            chosen.tile.focus();
          }}
        />
      )}
    </div>
  );
}
