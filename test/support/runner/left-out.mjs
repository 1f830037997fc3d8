const SHOWN = 20;

/** Returns a sentence that lists the affected test files that `npm run check` left out, nearest first. */
export const describeLeftOut = (paths) => {
  const also = 'the browser tests, and widgets on React';
  if (paths.length === 0) return `"npm test" also runs ${also}.`;
  const more = paths.length > SHOWN ? `\n  and ${paths.length - SHOWN} that are farther from the change` : '';
  const names = paths.slice(0, SHOWN).map((path) => `\n  ${path}`);
  return `"npm test" also runs ${also}, and ${paths.length} test files that this change affects:${names.join('')}${more}`;
};
