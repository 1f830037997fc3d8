import Core from '@glidejs/glide/src';
import Direction from '@glidejs/glide/src/components/direction.js';
import Move from '@glidejs/glide/src/components/move.js';
import Resize from '@glidejs/glide/src/components/resize.js';
import Run from '@glidejs/glide/src/components/run.js';
import Transition from '@glidejs/glide/src/components/transition.js';

export { default as Swipe } from '@glidejs/glide/src/components/swipe.js';

/**
 * @glidejs/glide/dist/glide.modular.esm.js without the components that measure, clone and name slides: its core always
 * includes those, and glide-engine.ts does that work itself. Saves 2,430 bytes brotli. Imports Glide's own source files;
 * test/build/bundles/aliases.test.ts fails when an upgrade moves them.
 */
export default class Glide extends Core {
  mount(extensions) {
    return super.mount({ Transition, Direction, Move, Resize, Run, ...extensions });
  }
}
