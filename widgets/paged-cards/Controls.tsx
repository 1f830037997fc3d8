import { COPY } from './copy';
import { MOST_DOTS } from './limits';

type ControlsProps = {
  readonly current: number;
  readonly sets: number;
  /** Shows a set. For `set`, -1 means the last set, and `sets` means the first. */
  readonly onGo: (set: number) => void;
};

const Arrow = ({ path }: { readonly path: string }) => (
  <svg className="paged-cards__arrow" viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const Controls = ({ current, sets, onGo }: ControlsProps) => (
  <>
    <button
      type="button"
      className="paged-cards__step"
      aria-label={COPY.previous}
      onClick={() => onGo(current - 1)}
    >
      <Arrow path="M20 12H5M11 6l-6 6 6 6" />
    </button>
    <div className={`paged-cards__dots${sets > MOST_DOTS ? ' paged-cards__dots--many' : ''}`}>
      {Array.from({ length: sets }, (_, set) => (
        <button
          type="button"
          key={COPY.set(set + 1, sets)}
          className="paged-cards__dot"
          aria-label={COPY.set(set + 1, sets)}
          aria-current={set === current ? 'true' : undefined}
          onClick={() => onGo(set)}
        />
      ))}
    </div>
    {sets > MOST_DOTS && (
      <span className="paged-cards__number" aria-hidden="true">
        {COPY.setInShort(current + 1, sets)}
      </span>
    )}
    <button
      type="button"
      className="paged-cards__step paged-cards__step--next"
      aria-label={COPY.next}
      onClick={() => onGo(current + 1)}
    >
      <Arrow path="M4 12h15M13 6l6 6-6 6" />
    </button>
  </>
);
