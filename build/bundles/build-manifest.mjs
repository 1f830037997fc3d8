/**
 * Rollup output plugin that writes `build.json`, the list of the files of this bundle and of all extra bundles. An
 * extra bundle must use a plugin from `addExtra`. `buildManifest` must be the last plugin, so that it lists the files
 * of all other plugins.
 */
export function buildManifest(version) {
  const extras = [];
  const filesIn = (bundle) => Object.keys(bundle).filter((file) => !file.endsWith('.map'));
  return {
    /** Returns a Rollup output plugin that adds an extra bundle's files to `build.json`. */
    addExtra() {
      let setFiles;
      extras.push(
        new Promise((resolve) => {
          setFiles = resolve;
        }),
      );
      return {
        name: 'build-manifest-extra',
        generateBundle: (_, bundle) => setFiles(filesIn(bundle)),
      };
    },
    name: 'build-manifest',
    async generateBundle(_, bundle) {
      const files = [...(await Promise.all(extras)).flat(), ...filesIn(bundle)].sort();
      this.emitFile({
        type: 'asset',
        fileName: 'build.json',
        source: `${JSON.stringify({ version, files }, null, 1)}\n`,
      });
    },
  };
}

/**
 * Rollup output plugin, which must come after the plugins that change the entry's code: copies an entry's file to a
 * file with the version in its name, for pages that pin the file by its hash.
 */
export const versioned = ({ version, entry }) => ({
  name: 'versioned',
  generateBundle(_, bundle) {
    const fileName = entry.replace('.js', `-${version}.js`);
    this.emitFile({ type: 'asset', fileName, source: bundle[entry].code });
  },
});
