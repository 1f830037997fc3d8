import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { StaticContent } from '../html/StaticContent';
import { SlidesControls } from './slides-controls';
import { COPY } from './slides-copy';
import { nameOfSlide, type Slides } from './slides-read';
import type { SlidesRule } from './slides-rules';
import { runSlides, type SlidesState } from './slides-run';

export type SlidesViewProps = {
  /** Beside `broker-slides`; says by its CSS how many slides are seen at a time, and the gap. */
  readonly className: string;
  /** The carousel's name. */
  readonly label: string;
  /** A constant: slides start anew where it changes. */
  readonly rule: SlidesRule;
  readonly dots: boolean;
  readonly count: number;
  /** Not given at build time. */
  readonly slides?: Slides | undefined;
  readonly prerendered: boolean;
  /** Told of the controls and the slide that is current, as soon as it is. */
  readonly onShow?: (controls: HTMLElement, slide: HTMLElement) => void;
  /** Given at build time only: the `<ul>`. */
  readonly children?: ReactNode;
};

const START: SlidesState = { live: false, playing: true, running: false, index: 0, said: -1 };

/** Slides that the page owns, in a row that goes round, with its controls. */
export function SlidesView(props: SlidesViewProps) {
  const { className, label, rule, dots, count, slides, prerendered, onShow, children } = props;
  const [state, setState] = useState(START);
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const run = useRef<ReturnType<typeof runSlides>>(undefined);

  useLayoutEffect(() => {
    if (!slides) return;
    const place = {
      root: root.current as HTMLElement,
      track: track.current as HTMLElement,
      frame: track.current?.firstElementChild as HTMLElement,
    };
    run.current = runSlides(place, slides, rule, (change) =>
      setState((before) => ({ ...before, ...change })),
    );
    return run.current.stop;
  }, [slides, rule]);

  const current = slides?.items[state.index];
  useLayoutEffect(() => {
    if (state.live && current && controls.current) onShow?.(controls.current, current);
  }, [state.live, current, onShow]);

  const said = slides?.items[state.said];
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
      <div className="broker-slides__said" aria-live={state.running && !said ? 'off' : 'polite'}>
        {said ? COPY.reached(state.said + 1, count, nameOfSlide(said)) : ''}
      </div>
      <div className="broker-slides__track" ref={track}>
        <StaticContent className="broker-slides__frame" prerendered={prerendered}>
          {children}
        </StaticContent>
      </div>
    </div>
  );
}
