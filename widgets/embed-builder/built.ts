import type { BuildFacts, BuiltFile } from './snippet';

const INTEGRITY = /^sha384-[\w+/=]{64}$/;

const VERSION = /^\d[\w.+-]*$/;

const textFrom = (value: unknown) => (typeof value === 'string' ? value : undefined);

const fileFrom = (value: unknown): BuiltFile | undefined => {
  const { file, integrity } = (value ?? {}) as Partial<Record<keyof BuiltFile, unknown>>;
  const isGood = typeof file === 'string' && /^[\w.-]+\.js$/.test(file);
  return isGood && typeof integrity === 'string' && INTEGRITY.test(integrity)
    ? { file, integrity }
    : undefined;
};

/**
 * What the build says of its files, in `embed.json` beside the loader.
 * @throws Error where it is not there, or not JSON; a file that it does not name is left out
 */
export async function readBuilt(base: string): Promise<BuildFacts> {
  const response = await fetch(`${base}embed.json`);
  if (!response.ok) throw new Error(`${base}embed.json: status ${response.status}`);
  const built = await response.json();
  const version = textFrom(built?.version);
  return {
    version: version && VERSION.test(version) ? version : undefined,
    packageLoader: textFrom(built?.packageLoader),
    pinned: fileFrom(built?.pinned),
    single: fileFrom(built?.single),
  };
}
