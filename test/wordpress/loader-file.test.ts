import { execFileSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';

const PHP = `
define('ABSPATH', '/');
function add_action() {}
function add_filter() {}
function broker_widgets_facts() {
  return ['options' => ['partner' => ''], 'page' => 'embed/quote-form', 'room' => '', 'link' => '', 'link_style' => ''];
}
function broker_widgets_settings() { return ['address' => 'https://broker.example/', 'partner' => '']; }
function doing_filter($name) { return 'the_content' === $name && getenv('IS_CONTENT') === 'yes'; }
function esc_attr($text) { return $text; }
function esc_url($text) { return $text; }
function esc_html($text) { return $text; }
function wp_enqueue_script($name, $src) { echo $src; }
require 'loader/wordpress/form.php';
broker_widgets_form([]);`;

test('the plugin loads the form in one file in the content of a post, and by the loader in templates', async () => {
  const [php] = await findOrInstall('php', () => (onPath(['php']) ? ['php'] : undefined), ['php-cli']);
  const fileFor = (place: Readonly<Record<string, string>>) =>
    execFileSync(php ?? 'php', ['-r', PHP], { encoding: 'utf8', env: { ...process.env, ...place } });
  assert.is(fileFor({ IS_CONTENT: 'yes' }), 'https://broker.example/quote-form.js');
  assert.is(fileFor({ IS_CONTENT: 'no' }), 'https://broker.example/loader.js');
});

test.run();
