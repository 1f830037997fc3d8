import { reducedMotion } from '../runtime/reduced-motion';
import { applyAria } from './apply-aria';
import { startGlide } from './glide-engine';
import { LIBRARY_DEFAULTS } from './glide-settings';
import { currentSlide, type Slides } from './slides-read';
import { createRotation } from './slides-rotation';
import { type SlidesRule, widthRule } from './slides-rules';

export type SlidesState = {
  /** There is something to move. */
  readonly live: boolean;
  /** They shall move by themselves. */
  readonly playing: boolean;
  /** They do: nothing holds them. */
  readonly running: boolean;
  readonly index: number;
  /** The slide that a visitor has asked for; -1 once they have moved by themselves again. */
  readonly said: number;
};

type SlidesPlace = {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly frame: HTMLElement;
};

/** Takes the page's slides over, until `stop`. */
export function runSlides(
  { root, track, frame }: SlidesPlace,
  slides: Slides,
  rule: SlidesRule,
  tell: (change: Partial<SlidesState>) => void,
) {
  const { items } = slides;
  const ended = new AbortController();
  const { signal } = ended;
  const dress = applyAria(slides);
  const motion = reducedMotion();
  let width = widthRule(rule);
  let engine: ReturnType<typeof startGlide> | undefined;
  let index = -1;
  let shown = 0;
  let byItself = false;
  let resized: ReturnType<typeof setTimeout>;

  /** Places before the current slide. */
  const lead = () => (rule.centred ? Math.floor((width.view - 1) / 2) : 0);
  const pitch = () => (track.clientWidth + width.gap) / width.view;

  function place(at: number, jumps: boolean) {
    const first = at - lead();
    // While they move, both what is left and what is reached is seen.
    dress.arrange(Math.floor(jumps ? first : Math.min(first, shown)));
    shown = first;
    frame.style.transform = `translateX(calc((100% + var(--broker-slides-gap)) / var(--broker-slides-view) * ${-first}))`;
  }

  /** Those whose place is among the `view` from the first on are seen. */
  function reveal() {
    const first = index - lead();
    const count = items.length;
    const loses = dress.reveal((one) => (((one - first) % count) + count) % count < width.view);
    if (!loses) return;
    track.tabIndex = -1;
    track.focus({ preventScroll: true });
  }

  const rotation = createRotation(
    rule.autoplayMs,
    () => {
      byItself = true;
      engine?.go('>');
      byItself = false;
    },
    (running) => tell({ running }),
  );

  function play(playing: boolean) {
    rotation.play(playing);
    tell({ playing });
  }

  function onRun(reached: number) {
    index = reached;
    reveal();
    tell({ index, said: byItself ? -1 : index });
    if (byItself) return;
    if (rule.goesOn) rotation.restart();
    else play(false);
  }

  /** Where to begin: as far as the row was scrolled before, else where the current slide is seen. */
  function firstIndex() {
    const scrolled = Math.round(track.scrollLeft / pitch()) || 0;
    const current = currentSlide(slides);
    const hidden = !scrolled && current >= width.view;
    return hidden ? current : (scrolled + lead()) % items.length;
  }

  function begin() {
    const live = items.length > width.view;
    if (live) {
      if (index < 0) index = firstIndex();
      track.scrollLeft = 0;
      place(index, true);
      reveal();
      engine = startGlide({
        track,
        frame,
        slides: items,
        index,
        pitch,
        place,
        onRun,
        onSwipe: (under) => rotation.hold('swipe', under),
      });
    } else {
      dress.arrange(0);
      dress.reveal(() => true);
    }
    rotation.hold('all are seen', !live);
    tell({ live, index: Math.max(index, 0) });
  }

  function end() {
    engine?.stop();
    engine = undefined;
    rotation.hold('swipe', false);
    frame.style.transform = '';
  }

  const hear = (on: EventTarget, type: string, act: (event: Event) => void) =>
    on.addEventListener(type, act, { signal });
  hear(root, 'pointerenter', (event) => {
    // A finger leaves without telling.
    if ((event as PointerEvent).pointerType !== 'touch') rotation.hold('pointer', true);
  });
  hear(root, 'pointerleave', () => rotation.hold('pointer', false));
  hear(root, 'focusin', ({ target }) => {
    // Not where a click left the focus on a button: slides would then never go on.
    if ((target as Element).matches(':focus-visible')) rotation.hold('focus', true);
  });
  hear(root, 'focusout', () => rotation.hold('focus', false));
  hear(document, 'visibilitychange', () => rotation.hold('tab', document.hidden));
  hear(motion, 'change', () => motion.matches && play(false));
  hear(window, 'resize', () => {
    rotation.hold('resize', true);
    clearTimeout(resized);
    resized = setTimeout(() => rotation.hold('resize', false), LIBRARY_DEFAULTS.resumeMs);
    const now = widthRule(rule);
    if (now === width) return;
    end();
    width = now;
    begin();
  });
  const watcher = new IntersectionObserver(([entry]) => rotation.hold('away', !entry?.isIntersecting));
  watcher.observe(root);

  begin();
  rotation.hold('tab', document.hidden);
  play(!motion.matches);

  return {
    go: (pattern: string) => engine?.go(pattern),
    play,
    stop() {
      ended.abort();
      watcher.disconnect();
      clearTimeout(resized);
      rotation.stop();
      end();
      dress.undo();
    },
  };
}
