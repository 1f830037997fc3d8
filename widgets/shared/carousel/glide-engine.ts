import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';
import { reducedMotion } from '../runtime/reduced-motion';
import { LIBRARY_DEFAULTS } from './glide-settings';

/** Glide's components as far as they are used here; its types know a few of them only. */
type Parts = {
  readonly Run: { isOffset(): boolean; readonly move: { readonly direction: string } };
  readonly Move: { readonly offset: number };
  readonly Transition: { after(act: () => void): void; remove(): void };
};
type Bus = {
  on(events: string | string[], act: () => void): void;
  emit(event: string): void;
};
type Part = (glide: InstanceType<typeof Glide>, parts: Parts, bus: Bus) => object;

export type EngineParts = {
  readonly track: HTMLElement;
  /** What moves. Glide writes its `transition`, `place` its `transform`. */
  readonly frame: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly index: number;
  /** From one slide's edge to the next one's, in px. */
  readonly pitch: () => number;
  /** Shows the row with slide `at` in its place, a fraction while it is swiped; `jumps` where nothing seems to move. */
  readonly place: (at: number, jumps: boolean) => void;
  /** Slide `index` is on its way to its place. */
  readonly onRun: (index: number) => void;
  readonly onSwipe: (under: boolean) => void;
};

const nothing = () => ({});

/**
 * Glide for a row whose sizes are CSS alone: its parts that measure, clone and name slides are left out. What goes round
 * are the slides themselves, each moved by whole rounds to where it is seen next (`place`): a copy could be neither
 * clicked nor focused.
 */
export function startGlide({ track, frame, slides, index, pitch, place, onRun, onSwipe }: EngineParts) {
  const { speedMs, touchThresholdPx, longSwipeMs, longSwipeRatio, touchAngle } = LIBRARY_DEFAULTS;
  let gone = false;
  let swipeBegan = 0;

  const Translate: Part = (glide, parts, bus) => {
    const show = (at: number, jumps = false) => gone || place(at, jumps);
    bus.on('move', () => {
      if (parts.Run.isOffset()) {
        show(parts.Run.move.direction === '>' ? slides.length : -1);
        parts.Transition.after(() => {
          bus.emit('translate.jump');
          show(glide.index, true);
        });
      } else {
        // A swipe goes on by one slide, however far the finger went.
        show(glide.index - Math.max(-1, Math.min(1, parts.Move.offset / pitch() || 0)));
      }
    });
    // Else the change of a width rule would be seen as a movement.
    bus.on('run.after', () => gone || parts.Transition.remove());
    return {};
  };

  const glide = new Glide(track, {
    type: 'carousel',
    startAt: index,
    animationDuration: speedMs,
    touchAngle,
    touchRatio: 1,
    // A mouse has the buttons, and selects text.
    dragThreshold: false,
    // A move that is told late would come after the swipe's end.
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
    swipeBegan = Date.now();
    settings.swipeThreshold = touchThresholdPx;
    onSwipe(true);
  });
  glide.on('swipe.move', () => {
    if (Date.now() - swipeBegan > longSwipeMs) settings.swipeThreshold = pitch() * longSwipeRatio;
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
    Gaps: nothing,
    Clones: nothing,
    Build: nothing,
  } as unknown as Record<string, never>);

  return {
    /** A pattern of Glide: `>`, `<`, `=2`. Not heard while slides are under way. */
    go: (pattern: string) => void glide.go(pattern),
    stop() {
      gone = true;
      glide.destroy();
    },
  };
}
