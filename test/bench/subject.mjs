/**
 * Our build as a subject of the peer bench, which measures the same form in a dozen libraries.
 * `ONE_FILE=1` measures quote-form.js instead of the loader and its chunks.
 * The bench's city lists replace ours, so that all peers render the same options.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const { files } = JSON.parse(readFileSync(`${dist}build.json`, 'utf8'));
const folder = `/${files.find((file) => file.startsWith('data/')).replace(/\/[^/]*$/, '')}`;
const states = JSON.parse(readFileSync(`${process.env.PEER_BENCH}/data/states.json`, 'utf8'));
const isOneFile = Boolean(process.env.ONE_FILE);
const slug = (state) => state.toLowerCase().replaceAll(' ', '-');

export default {
  id: isOneFile ? 'broker-widgets-one-file' : 'broker-widgets',
  title: isOneFile ? 'broker-widgets, one file' : 'broker-widgets, loader and chunks',
  dist,
  placeholder:
    '<div data-broker-widget="quote-form" data-when="now"><div style="height:0;padding-bottom:clamp(848px,(600px - 100%)*99999,1282px);font:17px system-ui"><a href="{origin}/embed/quote-form" style="font-weight:600">Get a quote</a></div></div>',
  script: `<script async src="{origin}/${isOneFile ? 'quote-form' : 'loader'}.js" data-broker-loader></script>`,
  routes: Object.fromEntries(
    Object.entries(states).map(([state, cities]) => [`${folder}/${slug(state)}.json`, { get: cities }]),
  ),
};
