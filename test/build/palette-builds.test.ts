import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteSheet, standaloneSheet } from '../../build/pages/stylesheets';
import { brandColours, SAMPLE_PALETTE } from '../../host-pages/palette/palette';
import { SITE } from '../../host-pages/site';
import { STANDALONE_PAGES } from '../../host-pages/standalone-pages';
import { sheetPartsOf } from '../../host-pages/styles/sheet-parts';
import { buildAgain } from '../support/build-again';
import { PALETTE_NAMES, PALETTES } from '../support/palettes';

/** Matches files to search for colours: text files that visitors get, except source maps, which contain our sources. */
const TEXT = /\.(html|css|js|svg|json|webmanifest|xml|php|txt)$/;

for (const name of PALETTE_NAMES)
  test(`the palette ${name} is built, and nothing of the sample's colours is left`, async () => {
    const { accent, palette } = PALETTES[name];
    const stated = { accent, ...palette };
    const before = { accent: SITE.accent, ...SAMPLE_PALETTE };
    const changes = (Object.keys(stated) as (keyof typeof stated)[]).map(
      (field) => [`${field}: '${before[field]}'`, `${field}: '${stated[field]}'`] as const,
    );
    const build = await buildAgain({ 'host-pages/site.ts': changes }, { isFirst: true });
    try {
      assert.not(build.failed, build.stderr);
      const files = readdirSync(build.dist, { recursive: true, encoding: 'utf8' });
      const colours = brandColours({ accent, palette });
      // Check that the build contains the palette's style sheets. Their contrast is checked in palette.test.ts and
      // buttons.test.ts, but these tests create the style sheets themselves and don't read a build.
      const sheets = [
        siteSheet(accent, sheetPartsOf('/'), colours),
        ...STANDALONE_PAGES.map((page) => standaloneSheet(page.name, accent, colours)),
      ];
      for (const { file } of sheets) assert.ok(files.includes(file), `${file} is not in the build`);
      const left = files
        .filter((file) => TEXT.test(file))
        .flatMap((file) => {
          const text = readFileSync(join(build.dist, file), 'utf8').toLowerCase();
          return [...colours.colours.keys()].flatMap((colour) =>
            text.includes(colour) ? [`${file}: ${colour}`] : [],
          );
        });
      assert.equal(left, []);
    } finally {
      build.remove();
    }
  });

test.run();
