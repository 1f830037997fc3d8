/**
 * Describes the build of an earlier version to the peer bench. The page loads loader.js, as that version's README says.
 * `BENCH_EARLIER` is a folder with that version and its `dist/`.
 */
import { readFileSync } from 'node:fs';
import { subject } from './subject.mjs';

const folder = process.env.BENCH_EARLIER;
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

export default subject(
  'earlier',
  `broker-widgets ${version}, loader and chunks`,
  'loader.js',
  `${folder}/dist/`,
);
