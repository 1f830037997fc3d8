import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';
import { reducedMotion } from '../runtime/reduced-motion';
import { LIBRARY_DEFAULTS } from './glide-settings';

/** The parts of Glide's components that we use. Glide's own types don't declare all of them. */
type Components = {
  readonly Run: { isOffset(): boolean; readonly move: { readonly direction: string } };
  readonly Move: { readonly offset: number };
  readonly Transition: { after(act: () => void): void; remove(): void };
};
type Bus = {
  on(events: string | string[], act: () => void): void;
  emit(event: string): void;
};
type Component = (glide: InstanceType<typeof Glide>, parts: Components, bus: Bus) => object;

export type EngineParts = {
  readonly track: HTMLElement;
  /** The element that moves. Glide writes its `transition`, and `place` writes its `transform`. */
  readonly frame: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly index: number;
  /** 1 if the row begins at the left, -1 if at the right. */
  readonly sign: number;
  /** Distance from the start of a slide to the start of the next slide, in px. */
  readonly pitch: () => number;
  /**
   * Moves the row to slide `at`, which is a fraction during a swipe. `jumps` is true for a move that visitors can't
   * see, because the row looks the same before and after it.
   */
  readonly place: (at: number, jumps: boolean) => void;
  /** Called when slide `index` starts to move into place. */
  readonly onRun: (index: number) => void;
  readonly onSwipe: (under: boolean) => void;
};

const emptyComponent = () => ({});

/**
 * Runs Glide on a row whose sizes are set only by CSS. Leaves out the components with which Glide measures slides,
 * clones them and sets their classes. Visitors couldn't click or focus clones. To loop without clones, `place` moves
 * slides from one end of the row to the other.
 */
export function startGlide({ track, frame, slides, index, sign, pitch, place, onRun, onSwipe }: EngineParts) {
  const { speedMs, touchThresholdPx, longSwipeMs, longSwipeRatio, touchAngle } = LIBRARY_DEFAULTS;
  let isStopped = false;
  let swipeStartedAt = 0;

  const Translate: Component = (glide, parts, bus) => {
    const show = (at: number, jumps = false) => isStopped || place(at, jumps);
    bus.on('move', () => {
      if (parts.Run.isOffset()) {
        show(parts.Run.move.direction === '>' ? slides.length : -1);
        parts.Transition.after(() => {
          bus.emit('translate.jump');
          show(glide.index, true);
        });
      } else {
        // Limit a swipe to one slide, however far the finger moves.
        show(glide.index - sign * Math.max(-1, Math.min(1, parts.Move.offset / pitch() || 0)));
      }
    });
    // Remove the transition, so that nothing is animated when a resized window gets another WidthRule.
    bus.on('run.after', () => isStopped || parts.Transition.remove());
    return {};
  };

  const glide = new Glide(track, {
    type: 'carousel',
    startAt: index,
    direction: sign < 0 ? 'rtl' : 'ltr',
    animationDuration: speedMs,
    touchAngle,
    touchRatio: 1,
    // Disables dragging by mouse, so that mouse users can select text. They move the slides with the buttons.
    dragThreshold: false,
    // Disables throttling: a throttled move would arrive after the end of the swipe.
    throttle: 0,
    classes: { dragging: 'broker-slides__track--swiped' },
  } as object);
  const { settings } = glide as unknown as {
    settings: { animationDuration: number; swipeThreshold: number };
  };

  glide.on(['run.before', 'swipe.start'], () => {
    settings.animationDuration = reducedMotion().matches ? 0 : speedMs;
  });
  glide.on('run', () => onRun(glide.index));
  glide.on('swipe.start', () => {
    swipeStartedAt = Date.now();
    settings.swipeThreshold = touchThresholdPx;
    onSwipe(true);
  });
  glide.on('swipe.move', () => {
    if (Date.now() - swipeStartedAt > longSwipeMs) settings.swipeThreshold = pitch() * longSwipeRatio;
  });
  glide.on('swipe.end', () => onSwipe(false));
  glide.mount({
    Swipe,
    Html: () => ({ root: track, track, wrapper: frame, slides }),
    Sizes: () => ({
      get slideWidth() {
        return pitch();
      },
    }),
    Translate,
    Gaps: emptyComponent,
    Clones: emptyComponent,
    Build: emptyComponent,
  } as unknown as Record<string, never>);

  return {
    /** Moves the slides by a Glide pattern: `>`, `<` or `=2`. Ignored while slides are moving. */
    go: (pattern: string) => void glide.go(pattern),
    stop() {
      isStopped = true;
      glide.destroy();
    },
  };
}
