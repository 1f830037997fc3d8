import Core from '@glidejs/glide/src';
import Direction from '@glidejs/glide/src/components/direction.js';
import Move from '@glidejs/glide/src/components/move.js';
import Resize from '@glidejs/glide/src/components/resize.js';
import Run from '@glidejs/glide/src/components/run.js';
import Transition from '@glidejs/glide/src/components/transition.js';

export { default as Swipe } from '@glidejs/glide/src/components/swipe.js';

/**
 * The build's stand-in for @glidejs/glide/dist/glide.modular.esm.js, whose core always brings the parts that measure,
 * clone and name slides: glide-engine.ts leaves those out, and 2.5 KB brotli with them.
 */
export default class Glide extends Core {
  mount(extensions) {
    return super.mount({ Transition, Direction, Move, Resize, Run, ...extensions });
  }
}
