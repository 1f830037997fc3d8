import Core from '@glidejs/glide/src';
import Direction from '@glidejs/glide/src/components/direction.js';
import Move from '@glidejs/glide/src/components/move.js';
import Resize from '@glidejs/glide/src/components/resize.js';
import Run from '@glidejs/glide/src/components/run.js';
import Transition from '@glidejs/glide/src/components/transition.js';

export { default as Swipe } from '@glidejs/glide/src/components/swipe.js';

/**
 * Replaces @glidejs/glide/dist/glide.modular.esm.js, whose core always includes the components that measure slides,
 * clone them and set their classes. glide-engine.ts does that work, so leaving those components out saves 2,430 bytes
 * brotli. Imports Glide's source files; test/build/bundles/aliases.test.ts fails if an upgrade of Glide moves them.
 */
export default class Glide extends Core {
  mount(extensions) {
    return super.mount({ Transition, Direction, Move, Resize, Run, ...extensions });
  }
}
