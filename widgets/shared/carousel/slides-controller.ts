import { reducedMotion } from '../runtime/reduced-motion';
import { applyAria } from './apply-aria';
import { startGlide } from './glide-engine';
import { LIBRARY_DEFAULTS } from './glide-settings';
import { currentSlide, type Slides } from './slides-read';
import { createRotation } from './slides-rotation';
import { type SlidesRule, widthRule } from './slides-rules';

export type SlidesState = {
  /** True if there are more slides than fit, so that they can move. */
  readonly canMove: boolean;
  /** Autoplay is on. */
  readonly playing: boolean;
  /** Autoplay is on and nothing pauses it. */
  readonly running: boolean;
  readonly index: number;
  /** Index of the slide that the visitor moved to; -1 once autoplay has moved on. */
  readonly announcedIndex: number;
};

type SlidesElements = {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly frame: HTMLElement;
};

/** Controls the page's slides until `stop` is called. */
export function controlSlides(
  { root, track, frame }: SlidesElements,
  slides: Slides,
  rule: SlidesRule,
  onChange: (change: Partial<SlidesState>) => void,
) {
  const { items } = slides;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  /** 1 if the row begins at the left, -1 if at the right. */
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  const aria = applyAria(slides, sign);
  const motion = reducedMotion();
  let width = widthRule(rule);
  let engine: ReturnType<typeof startGlide> | undefined;
  let index = -1;
  let firstVisible = 0;
  let isAutoAdvance = false;
  let resized: ReturnType<typeof setTimeout>;

  /** Returns the number of visible slides before the current one. */
  const offset = () => (rule.centred ? Math.floor((width.view - 1) / 2) : 0);
  const pitch = () => (track.clientWidth + width.gap) / width.view;

  function place(at: number, jumps: boolean) {
    const first = at - offset();
    // During a move, the old and the new slides are visible. The row then starts with the first of all these slides.
    aria.arrange(Math.floor(jumps ? first : Math.min(first, firstVisible)));
    firstVisible = first;
    frame.style.transform = `translateX(calc((100% + var(--broker-slides-gap)) / var(--broker-slides-view) * ${-first * sign}))`;
  }

  /** Makes all slides inert except the visible ones. If a slide with the focus becomes inert, focuses the track. */
  function reveal() {
    const first = index - offset();
    const count = items.length;
    const hadFocus = aria.reveal((one) => (((one - first) % count) + count) % count < width.view);
    if (!hadFocus) return;
    track.tabIndex = -1;
    track.focus({ preventScroll: true });
  }

  const rotation = createRotation(
    rule.autoplayMs,
    () => {
      isAutoAdvance = true;
      engine?.go('>');
      isAutoAdvance = false;
    },
    (running) => onChange({ running }),
  );

  function play(playing: boolean) {
    rotation.play(playing);
    onChange({ playing });
  }

  function onRun(reached: number) {
    index = reached;
    reveal();
    onChange({ index, announcedIndex: isAutoAdvance ? -1 : index });
    if (isAutoAdvance) return;
    if (rule.resumesAfterInteraction) rotation.restart();
    else play(false);
  }

  /**
   * Returns the index of the slide to start with. If the visitor has scrolled the row, this is the slide at the current
   * position. Otherwise, if the slide with `aria-current` is out of view, it is that slide.
   */
  function firstIndex() {
    const scrolled = Math.round((track.scrollLeft * sign) / pitch()) || 0;
    const current = currentSlide(slides);
    const hidden = !scrolled && current >= width.view;
    return hidden ? current : (scrolled + offset()) % items.length;
  }

  function begin() {
    const canMove = items.length > width.view;
    if (canMove) {
      if (index < 0) index = firstIndex();
      track.scrollLeft = 0;
      place(index, true);
      reveal();
      engine = startGlide({
        track,
        frame,
        slides: items,
        index,
        sign,
        pitch,
        place,
        onRun,
        onSwipe: (under) => rotation.hold('swipe', under),
      });
    } else {
      aria.arrange(0);
      aria.reveal(() => true);
    }
    rotation.hold('all are visible', !canMove);
    onChange({ canMove, index: Math.max(index, 0) });
  }

  function end() {
    engine?.stop();
    engine = undefined;
    rotation.hold('swipe', false);
    frame.style.transform = '';
  }

  const listen = (on: EventTarget, type: string, act: (event: Event) => void) =>
    on.addEventListener(type, act, { signal });
  listen(root, 'pointerenter', (event) => {
    // Ignore touches: a touch may end without pointerleave, and autoplay would stay paused.
    if ((event as PointerEvent).pointerType !== 'touch') rotation.hold('pointer', true);
  });
  listen(root, 'pointerleave', () => rotation.hold('pointer', false));
  listen(root, 'focusin', ({ target }) => {
    // Ignore the focus that a click leaves on a button: autoplay would stay paused until the focus moves.
    if ((target as Element).matches(':focus-visible')) rotation.hold('focus', true);
  });
  listen(root, 'focusout', () => rotation.hold('focus', false));
  listen(document, 'visibilitychange', () => rotation.hold('tab', document.hidden));
  listen(motion, 'change', () => motion.matches && play(false));
  listen(window, 'resize', () => {
    rotation.hold('resize', true);
    clearTimeout(resized);
    resized = setTimeout(() => rotation.hold('resize', false), LIBRARY_DEFAULTS.resumeMs);
    const now = widthRule(rule);
    if (now === width) return;
    end();
    width = now;
    begin();
  });
  // During fast scrolling, the observer reports several changes at once. Only the last one is current.
  const observer = new IntersectionObserver((changes) =>
    rotation.hold('out of view', !changes.at(-1)?.isIntersecting),
  );
  observer.observe(root);

  begin();
  rotation.hold('tab', document.hidden);
  play(!motion.matches);

  return {
    go: (pattern: string) => engine?.go(pattern),
    play,
    stop() {
      lifetime.abort();
      observer.disconnect();
      clearTimeout(resized);
      rotation.stop();
      end();
      aria.restore();
    },
  };
}
