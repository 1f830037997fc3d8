/**
 * `npm run release`: records the version in `dist/` as released. From then on, a build fails if it changes this
 * version's pinned files. Also writes the list of packages (SBOM) to `dist-sbom/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { SITE } from '../../host-pages/site';
import { addRelease, isReleased, RELEASES, readBuild, readReleases } from './releases';
import { createSbom } from './sbom';

const releases = readReleases();
const build = await readBuild('dist', SITE.origin);
writeFileSync(RELEASES, `${JSON.stringify(addRelease(releases, build), null, 2)}\n`);
console.log(
  isReleased(releases, build)
    ? `Version ${build.version} is already released, with these files.`
    : `Version ${build.version} of ${build.origin} is released: commit ${RELEASES}. Deploy dist/ after the build that follows, with which /embed offers it.`,
);

const sbom = `dist-sbom/broker-widgets-${build.version}.cdx.json`;
mkdirSync('dist-sbom', { recursive: true });
writeFileSync(sbom, createSbom());
console.log(`Its packages are listed in ${sbom} (CycloneDX): publish it with the release.`);
