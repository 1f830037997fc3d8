import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { USES_CHECKBOX } from '../../widgets/quote-form/uses-checkbox';

const IMPORT = /(?:\bfrom|\bimport\(?) ?'(\.[^']+)'/g;
// Matches modules and style sheets that are loaded on demand. `sheetsOfWidget` leaves these style sheets out;
// stylesheets.ts adds those that our own pages need.
const ON_DEMAND = /\/(extras|on-demand)\//;

const isLeftOut = (path: string) =>
  ON_DEMAND.test(path) || (!USES_CHECKBOX && path === 'widgets/shared/forms/checkbox.css');

const resolve = (path: string) => ['', '.tsx', '.ts'].map((ending) => path + ending).find(existsSync);

/** Returns the style sheets that a module imports, directly or through other modules. */
function collect(path: string, seen: Set<string>): string[] {
  if (seen.has(path) || isLeftOut(path)) return [];
  seen.add(path);
  if (path.endsWith('.css')) return [path];
  const imports = readFileSync(path, 'utf8').matchAll(IMPORT);
  return [...imports].flatMap(([, specifier = '']) => {
    const target = resolve(posix.join(posix.dirname(path), specifier));
    return target ? collect(target, seen) : [];
  });
}

/**
 * Returns a number by which a widget's style sheets are sorted in the cascade. Shared style sheets come first, then
 * the sheets of other widgets, then `<widget>.css`, then the widget's other style sheets.
 */
const rankOf = (path: string, widget: string) =>
  [/^widgets\/shared\//, /^widgets\//].findIndex((folder) => folder.test(path)) +
  (path.startsWith(`widgets/${widget}/`) ? 1 : 0) +
  (path.startsWith(`widgets/${widget}/`) && !path.endsWith(`/${widget}.css`) ? 1 : 0);

/** Returns a widget's style sheets in cascade order, collected from the imports of its `index.tsx`. */
export const sheetsOfWidget = (widget: string): string[] =>
  collect(`widgets/${widget}/index.tsx`, new Set()).sort(
    (a, b) => rankOf(a, widget) - rankOf(b, widget) || a.localeCompare(b),
  );

export const WIDGETS: readonly string[] = readdirSync('widgets').filter((name) =>
  existsSync(`widgets/${name}/index.tsx`),
);
