/** Settings from requirements 8.13, which lists defaults of carousel libraries. */
export const LIBRARY_DEFAULTS = {
  /** Glide: `animationDuration`. */
  speedMs: 300,
  /** Glide: `swipeThreshold`, for a swipe that ends within `longSwipeMs`. */
  touchThresholdPx: 5,
  /**
   * A swipe that lasts longer than this is a long swipe. Glide has one `swipeThreshold` for all swipes, so we change it
   * during a long swipe.
   */
  longSwipeMs: 300,
  /**
   * A long swipe moves the slides if it covers at least this share of a slide. This is not Glide's `touchRatio`, which
   * is how far slides follow the finger.
   */
  longSwipeRatio: 0.5,
  /** Glide: `touchAngle`. */
  touchAngle: 45,
  /** Autoplay resumes this long after the last resize. Glide's own autoplay doesn't pause for a resize. */
  resumeMs: 500,
  // The requirements also list three defaults of another carousel library. Glide has no such options, and needs none:
  // - "Resistance 0.85" slows a swipe beyond the first or last slide. Our rows loop, so they have no first or last
  //   slide.
  // - "Edge swipe threshold 20" ignores a swipe that starts within 20 px of the edge of the screen. Browsers that
  //   navigate back on such a swipe send the page no events for it, so there is nothing to ignore.
  // - "backface-visibility: hidden on at most 10 slides" limits the compositor layers. Here, only the row is a layer.
} as const;
