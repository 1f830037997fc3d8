import type { BuildFacts, BuiltFile } from './snippet';

const INTEGRITY = /^sha384-[\w+/=]{64}$/;

const VERSION = /^\d[\w.+-]*$/;

const textFrom = (value: unknown) => (typeof value === 'string' ? value : undefined);

const fileFrom = (value: unknown): BuiltFile | undefined => {
  const { file, integrity } = (value ?? {}) as Partial<Record<keyof BuiltFile, unknown>>;
  const isFileName = typeof file === 'string' && /^[\w.-]+\.js$/.test(file);
  return isFileName && typeof integrity === 'string' && INTEGRITY.test(integrity)
    ? { file, integrity }
    : undefined;
};

/**
 * Reads the facts about the build's files from `embed.json` in the loader's folder. Omits invalid facts.
 * @throws Error if `embed.json` is missing or isn't JSON
 */
export async function readBuildFacts(base: string): Promise<BuildFacts> {
  const response = await fetch(`${base}embed.json`);
  if (!response.ok) throw new Error(`${base}embed.json: status ${response.status}`);
  const built = await response.json();
  const version = textFrom(built?.version);
  return {
    version: version && VERSION.test(version) ? version : undefined,
    packageLoader: textFrom(built?.packageLoader),
    pinned: fileFrom(built?.pinned),
  };
}
