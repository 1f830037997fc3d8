import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { StaticContent } from '../html/StaticContent';
import { SlidesControls } from './slides-controls';
import { COPY } from './slides-copy';
import { nameOfSlide, type Slides } from './slides-read';
import type { SlidesRule } from './slides-rules';
import { runSlides, type SlidesState } from './slides-run';

export type SlidesViewProps = {
  /** Added to `broker-slides`; its CSS sets the gap and how many slides are visible at a time. */
  readonly className: string;
  /** The carousel's accessible name. */
  readonly label: string;
  /** A constant: the slides restart if it changes. */
  readonly rule: SlidesRule;
  readonly dots: boolean;
  readonly count: number;
  /** Undefined at build time. */
  readonly slides?: Slides | undefined;
  readonly prerendered: boolean;
  /** Called with the controls and the current slide, whenever it changes. */
  readonly onShow?: (controls: HTMLElement, slide: HTMLElement) => void;
  /** The `<ul>`, at build time only. */
  readonly children?: ReactNode;
};

const START: SlidesState = { live: false, playing: true, running: false, index: 0, said: -1 };

/** The page's own slides in a row that loops, with its controls. */
export function SlidesView(props: SlidesViewProps) {
  const { className, label, rule, dots, count, slides, prerendered, onShow, children } = props;
  const [state, setState] = useState(START);
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const run = useRef<ReturnType<typeof runSlides>>(undefined);

  useLayoutEffect(() => {
    if (!slides) return;
    const elements = {
      root: root.current as HTMLElement,
      track: track.current as HTMLElement,
      frame: track.current?.firstElementChild as HTMLElement,
    };
    run.current = runSlides(elements, slides, rule, (change) =>
      setState((before) => ({ ...before, ...change })),
    );
    return run.current.stop;
  }, [slides, rule]);

  const current = slides?.items[state.index];
  useLayoutEffect(() => {
    if (state.live && current && controls.current) onShow?.(controls.current, current);
  }, [state.live, current, onShow]);

  const announced = slides?.items[state.said];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      className={`broker-slides ${className}${state.live ? ' broker-slides--live' : ''}`}
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
        go={(pattern) => run.current?.go(pattern)}
        play={(playing) => run.current?.play(playing)}
      />
      <div className="broker-slides__said" aria-live={state.running && !announced ? 'off' : 'polite'}>
        {announced ? COPY.reached(state.said + 1, count, nameOfSlide(announced)) : ''}
      </div>
      {/* Without scripts the row scrolls, also by keyboard. */}
      <div className="broker-slides__track" ref={track} tabIndex={state.live ? undefined : 0}>
        <StaticContent className="broker-slides__frame" prerendered={prerendered}>
          {children}
        </StaticContent>
      </div>
    </div>
  );
}
