import type { RefObject } from 'react';
import type { SlidesState } from './slides-controller';
import { COPY } from './slides-copy';

const ICONS = {
  previous: 'M20 12H5M11 6l-6 6 6 6',
  next: 'M4 12h15M13 6l6 6-6 6',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l10 7-10 7z',
} as const;

type ButtonProps = { readonly does: keyof typeof ICONS; readonly onClick: () => void };

const Button = ({ does, onClick }: ButtonProps) => (
  <button
    type="button"
    className={`broker-slides__button broker-slides__button--${does}`}
    aria-label={COPY[does]}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
      <path d={ICONS[does]} />
    </svg>
  </button>
);

type ControlsProps = {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly state: SlidesState;
  readonly count: number;
  readonly dots: boolean;
  readonly go: (pattern: string) => void;
  readonly play: (playing: boolean) => void;
};

/**
 * Renders the buttons: previous, dots, next and pause. They precede the slides in reading order, and are hidden until
 * scripts make them work.
 */
export function SlidesControls({ row, state, count, dots, go, play }: ControlsProps) {
  return (
    <div className="broker-slides__controls" ref={row}>
      <Button does="previous" onClick={() => go('<')} />
      {dots && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
        <div className="broker-slides__dots" role="group" aria-label={COPY.choose}>
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number.
              key={index}
              type="button"
              className="broker-slides__dot"
              aria-label={COPY.slide(index + 1)}
              aria-current={index === state.index ? 'true' : undefined}
              onClick={() => index !== state.index && go(`=${index}`)}
            />
          ))}
        </div>
      )}
      <Button does="next" onClick={() => go('>')} />
      <Button does={state.playing ? 'pause' : 'play'} onClick={() => play(!state.playing)} />
    </div>
  );
}
