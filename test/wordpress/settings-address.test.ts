import { execFileSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';

const PHP = `
define('ABSPATH', '/');
function add_action() {}
function add_filter() {}
function plugin_basename($file) { return $file; }
function esc_url_raw($text) { return $text; }
function wp_parse_url($text) { return parse_url($text); }
function trailingslashit($text) { return rtrim($text, '/') . '/'; }
require 'loader/wordpress/settings.php';
echo json_encode(array_map('broker_widgets_parse_address', json_decode(stream_get_contents(STDIN))));`;

const FOLDER = 'https://broker.example/';

/** Maps the address that somebody pastes to the folder that the plugin takes from it; empty if it is refused. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'https://broker.example': FOLDER,
  ' https://broker.example/ ': FOLDER,
  'https://broker.example/loader.js': FOLDER,
  'https://broker.example/loader-0.4.0.js': FOLDER,
  'https://broker.example/quote-form.js': FOLDER,
  'https://broker.example/quote-form.js?v=2': FOLDER,
  'https://broker.example/embed': FOLDER,
  'https://broker.example/embed/quote-form': FOLDER,
  'https://broker.example/embed/quote-form.html?partner=agent-42': FOLDER,
  'https://broker.example/embed//quote-form?partner=agent-42': FOLDER,
  'https://broker.example/embed/quote-form?partner=agent-42&lang=te#form': FOLDER,
  'https://broker.example/insurance/quote-form.js': `${FOLDER}insurance/`,
  'https://broker.example/my-embed': `${FOLDER}my-embed/`,
  'https://broker.example/?a=1': '',
  'http://broker.example/quote-form.js': '',
};

test('the plugin takes the folder from any address of a snippet or a link', async () => {
  const [php] = await findOrInstall('php', () => (onPath(['php']) ? ['php'] : undefined), ['php-cli']);
  const folders = JSON.parse(
    execFileSync(php ?? 'php', ['-r', PHP], {
      encoding: 'utf8',
      input: JSON.stringify(Object.keys(ADDRESSES)),
    }),
  );
  assert.equal(folders, Object.values(ADDRESSES));
});

test.run();
