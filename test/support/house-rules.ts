import { posix } from 'node:path';
import { classBreaches } from './css-rules';
import { circlesOf } from './import-circles';
import { importsOf, type ModuleImport, parse, unsafeMarkup } from './read-source';
import { mayRoomImport, ROOMS, roomOf } from './rooms';

export type SourceFile = { path: string; text: string };

/** For each widget, the other widgets that it may import. A widget without an entry may import no other widget. */
export const WIDGET_USES: Readonly<Record<string, readonly string[]>> = {
  associates: ['carousel'],
  'contact-popup': ['quote-form'],
  'embed-builder': ['quote-form'],
  testimonials: ['paged-cards'],
};

/**
 * For each folder of widgets/shared, the other folders of widgets/shared that it may import. `on demand` allows only
 * `import()`, so that the imported code loads later.
 */
export const SHARED_USES: Readonly<Record<string, Readonly<Record<string, 'always' | 'on demand'>>>> = {
  runtime: { i18n: 'on demand' },
  forms: { runtime: 'always' },
  lists: { runtime: 'always' },
  carousel: { html: 'always', runtime: 'always' },
  html: {},
  toast: {},
  // `i18n` needs no entry. Translations import only TypeScript types from widgets, and `mayImport` allows this for
  // every widget.
  i18n: {},
};
const TRANSLATIONS = 'widgets/shared/i18n';

const SHARED = 'widgets/shared/';
const MODULE = /\.(ts|tsx|mts|mjs|js)$/;
const VAGUE_NAME = /^(utils?|helpers?|common|misc|types?)(\.|$)/;
// Files that may use `innerHTML` and similar names: the sanitiser, and components that only hydrate prerendered HTML.
const MAY_NAME_SINKS = [
  'widgets/shared/html/sanitise.ts',
  'widgets/shared/html/StaticContent.tsx',
  'widgets/quote-form/PageQuestions.tsx',
];
const REGISTRY = 'loader/registry.ts';
// Folder of the npm package, which partners bundle. It is inside loader/, but the loader doesn't contain this code.
const PACKAGE = 'loader/npm';

/** Checks the given files. Returns a message for each breach of the house rules and for each import cycle. */
export function checkHouseRules(files: readonly SourceFile[]): string[] {
  const specifiers = new Map<string, string[]>();
  const breaches = files.flatMap((file) =>
    breachesOf(file, specifiers).map((breach) => `${file.path}: ${breach}`),
  );
  const circles = circlesOf(specifiers).map(
    (paths) => `${paths.join(' → ')} → ${paths[0]} is a circle of imports`,
  );
  return [...breaches, ...circles];
}

/** Returns a message for each breach in a file. Adds the file's relative imports to `specifiers`. */
const breachesOf = (file: SourceFile, specifiers: Map<string, string[]>): string[] => {
  const named = file.path.split('/').filter((part) => VAGUE_NAME.test(part));
  const breaches = named.map((part) => `"${part}" does not say what it contains`);
  if (file.path.startsWith('widgets/') && file.path.endsWith('.css')) breaches.push(...classBreaches(file));
  if (!MODULE.test(file.path)) return breaches;
  const source = parse(file);
  const imports = importsOf(source);
  specifiers.set(
    file.path,
    imports.flatMap(({ specifier }) => (specifier?.startsWith('.') ? specifier : [])),
  );
  return [...breaches, ...moduleBreaches(file, source, imports)];
};

const moduleBreaches = (
  file: SourceFile,
  source: ReturnType<typeof parse>,
  imports: readonly ModuleImport[],
): string[] => {
  const breaches = imports
    .map((found) =>
      found.specifier === null
        ? computedBreach(file.path, imports)
        : importBreach(file.path, found.specifier, found),
    )
    .filter((breach) => breach !== null);
  const runsOnHostPages = /^(widgets|loader)\//.test(file.path) && !MAY_NAME_SINKS.includes(file.path);
  return runsOnHostPages ? [...breaches, ...unsafeMarkup(source)] : breaches;
};

/**
 * Checks an `import()` of a computed URL. Returns a message if the file may not contain such an import, otherwise null.
 * In widgets and in the npm package, such an import is never allowed. In the loader, it is allowed only in modules that
 * import the registry, because the registry contains the URLs.
 */
const computedBreach = (path: string, imports: readonly ModuleImport[]) => {
  const from = unitOf(path);
  const hasRegistry = imports.some(({ specifier }) => specifier === './registry');
  const isRefused = isWidgetCode(from) || from === PACKAGE || (from === 'loader' && !hasRegistry);
  return isRefused ? 'imports an address that cannot be read here' : null;
};

const importBreach = (path: string, specifier: string, found: ModuleImport): string | null => {
  const from = unitOf(path);
  if (found.takesDefault && /^react(-dom)?(\/|$)/.test(specifier) && from !== 'test')
    return `takes the default export of ${specifier}`;
  if (!specifier.startsWith('.')) return packageBreach(from, found, specifier);

  const target = posix.normalize(posix.join(posix.dirname(path), specifier));
  const to = unitOf(target);
  return to === from || mayImport({ path, target, from, to, found }) ? null : `may not import ${target}`;
};

const packageBreach = (from: string, { isTypeOnly }: ModuleImport, name: string) => {
  if (from === PACKAGE && !/^react(\/|$)/.test(name)) return `may import react only, not ${name}`;
  if (from === 'loader' && !isTypeOnly) return `may import types only, not ${name}`;
  if (from === 'widgets/contract' && name !== 'superstruct')
    return `may import superstruct only, not ${name}`;
  if (!isWidgetCode(from)) return null;
  if (name.startsWith('node:')) return `runs in a browser, where there is no ${name}`;
  if (/^zustand(\/|$)/.test(name) && name !== 'zustand/vanilla')
    return `imports ${name}, not zustand/vanilla`;
  return null;
};

type Crossing = { path: string; target: string; from: string; to: string; found: ModuleImport };

const mayImport = ({ path, target, from, to, found }: Crossing): boolean => {
  if (from === 'test') return true;
  if (to === 'test') return false;
  if (ROOMS.has(from)) return mayRoomImport(from, target, found);
  if (from === PACKAGE) return to === 'loader' || found.isTypeOnly;
  if (from === 'loader') return found.isTypeOnly || (found.isDynamic && path === REGISTRY && isWidget(to));
  if (from === TRANSLATIONS && found.isTypeOnly) return isWidgetCode(to);
  if (isShared(from)) return to === 'widgets/contract' || sharedUses(from, to, found);
  if (!isWidget(from)) return false;
  return to === 'widgets/contract' || isShared(to) || usesWidget(from, to);
};

const sharedUses = (from: string, to: string, { isDynamic, isTypeOnly }: ModuleImport) => {
  const used = isShared(to) && SHARED_USES[from.slice(SHARED.length)]?.[to.slice(SHARED.length)];
  return used === 'always' || (used === 'on demand' && (isDynamic || isTypeOnly));
};

const usesWidget = (from: string, to: string) =>
  WIDGET_USES[from.replace('widgets/', '')]?.includes(to.replace('widgets/', '')) ?? false;

/**
 * Returns the unit that a path belongs to. Files of the same unit may import each other. A unit is a room (a row of the
 * table "Rooms" in docs/architecture.md), the npm package, `widgets/<folder>`, `widgets/shared/<folder>`, or a folder
 * at the top level.
 */
const unitOf = (path: string) => {
  const [top = '', second = '', third = ''] = path.split('/');
  const room = path.startsWith(`${PACKAGE}/`) ? PACKAGE : roomOf(path);
  if (room) return room;
  if (path.startsWith(SHARED)) return `${top}/${second}/${third}`;
  return top === 'widgets' ? `${top}/${second}` : top;
};

const isWidgetCode = (unit: string) => unit.startsWith('widgets/');
const isShared = (unit: string) => unit.startsWith(SHARED);
const isWidget = (unit: string) => isWidgetCode(unit) && unit !== 'widgets/contract' && !isShared(unit);
