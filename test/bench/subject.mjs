/**
 * Describes our build to the peer bench, a program that measures the same form built with a dozen libraries (peers).
 * `routes` replaces our lists of cities with the bench's lists, so that all peers render the same options.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const { RESERVED_HEIGHT } = await tsImport('../../widgets/contract/form-height.ts', import.meta.url);
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const cities = JSON.parse(readFileSync(`${process.env.PEER_BENCH}/data/states.json`, 'utf8'));

/** Finds the file of a build that lists the cities. Returns its path relative to `dist`. */
function citiesFileOf(dist) {
  const { files } = JSON.parse(readFileSync(`${dist}build.json`, 'utf8'));
  return files.find((file) => file.startsWith('data/'));
}

/**
 * Returns the description of a build for the bench, which serves the build under `/p/<id>/`.
 * @param script the file of the build that the page loads
 */
export const subject = (id, title, script, dist = DIST) => ({
  id,
  title,
  dist,
  placeholder: `<div data-broker-widget="quote-form" data-when="now"><div style="height:0;padding-bottom:${RESERVED_HEIGHT};font:17px system-ui"><a href="{origin}/embed/quote-form" style="font-weight:600">Get a quote</a></div></div>`,
  script: `<script async src="{origin}/p/${id}/${script}" data-broker-loader></script>`,
  routes: { [`/p/${id}/${citiesFileOf(dist)}`]: { get: cities } },
});
