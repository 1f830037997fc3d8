import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { StaticContent } from '../html/StaticContent';
import { controlSlides, type SlidesState } from './slides-controller';
import { SlidesControls } from './slides-controls';
import { COPY } from './slides-copy';
import { nameOfSlide, type Slides } from './slides-read';
import type { SlidesRule } from './slides-rules';

export type SlidesViewProps = {
  /**
   * Class of the carousel's element, in addition to `broker-slides`. The CSS of this class sets the gap and how many
   * slides are visible at a time.
   */
  readonly className: string;
  /** The carousel's accessible name. */
  readonly label: string;
  /** Must be the same object in all renders: a new object restarts the slides. */
  readonly rule: SlidesRule;
  readonly dots: boolean;
  readonly count: number;
  /** Undefined at build time. */
  readonly slides?: Slides | undefined;
  readonly prerendered: boolean;
  /** Called with the controls and the current slide whenever the slide changes. */
  readonly onShow?: (controls: HTMLElement, slide: HTMLElement) => void;
  /** The `<ul>`, at build time only. */
  readonly children?: ReactNode;
};

const START: SlidesState = { canMove: false, playing: true, running: false, index: 0, announcedIndex: -1 };

/** Renders the page's own slides as a looping row, with controls. */
export function SlidesView(props: SlidesViewProps) {
  const { className, label, rule, dots, count, slides, prerendered, onShow, children } = props;
  const [state, setState] = useState(START);
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const controller = useRef<ReturnType<typeof controlSlides>>(undefined);

  useLayoutEffect(() => {
    if (!slides) return;
    const elements = {
      root: root.current as HTMLElement,
      track: track.current as HTMLElement,
      frame: track.current?.firstElementChild as HTMLElement,
    };
    controller.current = controlSlides(elements, slides, rule, (change) =>
      setState((before) => ({ ...before, ...change })),
    );
    return controller.current.stop;
  }, [slides, rule]);

  const current = slides?.items[state.index];
  useLayoutEffect(() => {
    if (state.canMove && current && controls.current) onShow?.(controls.current, current);
  }, [state.canMove, current, onShow]);

  const announced = slides?.items[state.announcedIndex];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      className={`broker-slides ${className}${state.canMove ? ' broker-slides--live' : ''}`}
      role="group"
      aria-roledescription={COPY.carousel}
      aria-label={label}
      ref={root}
    >
      <SlidesControls
        row={controls}
        state={state}
        count={count}
        dots={dots}
        go={(pattern) => controller.current?.go(pattern)}
        play={(playing) => controller.current?.play(playing)}
      />
      <div className="broker-slides__status" aria-live={state.running && !announced ? 'off' : 'polite'}>
        {announced ? COPY.reached(state.announcedIndex + 1, count, nameOfSlide(announced)) : ''}
      </div>
      {/* Until scripts can move the slides, the row can have the focus, so that the keyboard can scroll it. */}
      <div className="broker-slides__track" ref={track} tabIndex={state.canMove ? undefined : 0}>
        <StaticContent className="broker-slides__frame" prerendered={prerendered}>
          {children}
        </StaticContent>
      </div>
    </div>
  );
}
