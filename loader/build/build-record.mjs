import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What is never written anew under its name, and may be wanted by a page that holds an older loader. */
const KEPT = /^(?:widgets|assets|data)$|^(?:loader|quote-form)-.*\.js$/;

/** Rollup plugin: clears `folder` but for the files of earlier builds that carry a hash or a version. */
export const clearOld = (folder) => ({
  name: 'clear-old',
  buildStart() {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder))
      if (!KEPT.test(name)) rmSync(join(folder, name), { recursive: true });
  },
});

/** Rollup output plugin, last: `build.json` says what belongs to this build, and to one before it that has its `part`. */
export function buildRecord(version) {
  let parts = [];
  const filesIn = (bundle) => Object.keys(bundle).filter((file) => !file.endsWith('.map'));
  return {
    part: {
      name: 'build-record-part',
      generateBundle(_, bundle) {
        parts = filesIn(bundle);
      },
    },
    name: 'build-record',
    generateBundle(_, bundle) {
      const record = { version, files: [...parts, ...filesIn(bundle)].sort() };
      this.emitFile({
        type: 'asset',
        fileName: 'build.json',
        source: `${JSON.stringify(record, null, 1)}\n`,
      });
    },
  };
}

/**
 * Rollup output plugin, last: a copy of an entry under the version's name, for pages that pin it by its hash. Warns where
 * an earlier build of the same version had other bytes: pages that pin those would stay without their widgets.
 */
export const versioned = ({ folder, version, entry }) => ({
  name: 'versioned',
  generateBundle(_, bundle) {
    const { code } = bundle[entry];
    const fileName = entry.replace('.js', `-${version}.js`);
    const before = join(folder, fileName);
    if (existsSync(before) && readFileSync(before, 'utf8') !== code) {
      this.warn(
        `${fileName} differs from the one in ${folder}: raise the version in package.json before it is deployed`,
      );
    }
    this.emitFile({ type: 'asset', fileName, source: code });
  },
});
