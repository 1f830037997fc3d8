import htmlnano from 'htmlnano';

/** The rules that need other packages minify scripts, styles and pictures, of which our pages have next to none. */
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
