import { strFromU8, unzipSync } from 'fflate';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wordpressPlugin } from '../../build/wordpress-plugin';
import { WIDGETS } from '../../widgets/embed-builder/limits';

const SITE = { name: `O'Brien */ & \\ Sons`, origin: 'https://obrien.example' };
const files = unzipSync(wordpressPlugin('1.2.3', SITE));
const textOf = (name: string) => {
  const file = files[`broker-widgets/${name}`];
  assert.ok(file, `${name} is missing: ${Object.keys(files)}`);
  return strFromU8(file);
};

test('the header of the plugin names its version, its licence and the broker, and stays a comment', () => {
  const [header = ''] = /\/\*\*[\s\S]*?\*\//.exec(textOf('broker-widgets.php')) ?? [];
  assert.match(header, /^ \* Version: +1\.2\.3$/m);
  assert.match(header, /^ \* License: +GPL-2\.0-or-later$/m);
  assert.match(header, /^ \* Text Domain: +broker-widgets$/m);
  assert.match(header, `Author:            O'Brien * / & \\ Sons`);
  assert.match(header, 'Author URI:        https://obrien.example/');
  // Without it, WordPress would offer a plugin of the same name from wordpress.org as an update.
  assert.match(header, 'Update URI:        https://obrien.example/embed');
  assert.match(textOf('readme.txt'), /^Stable tag: 1\.2\.3$/m);
});

test('its facts are those of the snippet builder, as literals that PHP reads and WordPress translates', () => {
  const facts = textOf('facts.php');
  assert.match(facts, `'broker' => 'O\\'Brien */ & \\\\ Sons'`);
  assert.match(facts, `'address' => 'https://obrien.example/'`);
  assert.match(facts, `'room' => '${WIDGETS['quote-form'].room.box}'`);
  assert.match(facts, `'consent' => array( 'label' => __( 'Consent', 'broker-widgets' )`);
  assert.match(
    facts,
    `array( '', __( 'Level 2', 'broker-widgets' ) ), array( '3', __( 'Level 3', 'broker-widgets' ) )`,
  );
});

test('no placeholder of a value is left, and no file can be called by its address', () => {
  for (const [path, content] of Object.entries(files)) {
    const text = strFromU8(content);
    assert.not.match(text, /\{\{\w+\}\}/, path);
    if (path.endsWith('.php'))
      assert.match(text, /defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/, path);
  }
});

test('equal builds have equal archives', () => {
  assert.equal(wordpressPlugin('1.2.3', SITE), wordpressPlugin('1.2.3', SITE));
});

test.run();
