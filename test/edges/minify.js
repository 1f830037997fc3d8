import htmlnano from 'htmlnano';

/** Rules that are off: they need other packages to minify inline scripts, styles and SVG, which our pages hardly have. */
const OTHERS = { minifyCss: false, minifyJs: false, minifySvg: false, removeUnusedCss: false };

/** Minifies a page as much as htmlnano can. */
export const minify = async (html) =>
  (
    await htmlnano.process(
      html,
      { skipConfigLoading: true },
      { ...htmlnano.presets.max, ...OTHERS, mergeScripts: false, mergeStyles: false },
    )
  ).html;
