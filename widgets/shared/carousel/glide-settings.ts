/** Carousel library defaults of requirements 8.13. */
export const LIBRARY_DEFAULTS = {
  /** Glide: `animationDuration`. */
  speedMs: 300,
  /** Glide: `swipeThreshold`, for a swipe that ends within `longSwipeMs`. */
  touchThresholdPx: 5,
  /** Glide has one distance for all swipes, so we change `swipeThreshold` once a swipe has lasted this long. */
  longSwipeMs: 300,
  /** The share of a slide that a long swipe must cover. Not Glide's `touchRatio`, which is how far slides follow. */
  longSwipeRatio: 0.5,
  /** Glide: `touchAngle`. */
  touchAngle: 45,
  /** Glide's autoplay does not wait for a resize to end: widgets/shared/carousel/slides-rotation.ts does. */
  resumeMs: 500,
  // Not mapped:
  // Resistance 0.85, which slows a swipe beyond the first or last slide: every row here loops.
  // Edge swipe threshold 20, within which the library leaves a swipe to the browser: browsers that navigate back on a
  // swipe from the edge send the page no events for it.
  // At most 10 backface-hidden slides: slides only move sideways, and only the row is a layer.
} as const;
