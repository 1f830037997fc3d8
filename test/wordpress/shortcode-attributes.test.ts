import { execFileSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';

type Attributes = Readonly<Record<string, string>>;

/**
 * Pairs: the attributes that WordPress passes to a shortcode, and the attributes that the author meant. If WordPress
 * can't read a word as an attribute, it passes the word as a value whose key is a number.
 */
const WRITTEN: readonly (readonly [written: Attributes, meant: Attributes])[] = [
  [{ partner: 'agent-9' }, { partner: 'agent-9' }],
  [
    { partner: '“agent-9”', lang: '&#8221;te&#8221;' },
    { partner: 'agent-9', lang: 'te' },
  ],
  [{ partner: '„agent-9“' }, { partner: 'agent-9' }],
  [{ partner: '«agent-9»' }, { partner: 'agent-9' }],
  [{ partner: '&#8220;agent-9&#8243;' }, { partner: 'agent-9' }],
  [{ partner: '\u00a0agent-9\u200b ' }, { partner: 'agent-9' }],
  [
    { partner: '“Rao', 0: '&amp;', 1: 'Sons”', lang: '‘hi’' },
    { partner: 'Rao & Sons', lang: 'hi' },
  ],
  [{ partner: "O'Brien", 0: 'x' }, { partner: "O'Brien" }],
];

const PHP = `
define('ABSPATH', '/');
function add_action() {}
function add_filter() {}
require 'loader/wordpress/form.php';
foreach (json_decode(stream_get_contents(STDIN), true) as $pairs) {
  $attributes = array();
  foreach ($pairs as [$name, $value]) $attributes[ctype_digit($name) ? (int) $name : $name] = $value;
  echo json_encode((object) broker_widgets_attributes($attributes)), "\\n";
}`;

test('a shortcode means the same with the quotes of word processors', async () => {
  const [php] = await findOrInstall('php', () => (onPath(['php']) ? ['php'] : undefined), ['php-cli']);
  // Restore the order in which the attributes were written, because JavaScript objects put numeric keys first.
  const rank = (name: string) => ({ partner: -1, lang: 99 })[name] ?? Number(name);
  const inOrder = WRITTEN.map(([written]) =>
    Object.entries(written).sort(([one], [other]) => rank(one) - rank(other)),
  );
  const printed = execFileSync(`${php}`, ['-r', PHP], { input: JSON.stringify(inOrder), encoding: 'utf8' });
  const read = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(
    read,
    WRITTEN.map(([, meant]) => meant),
  );
});

test.run();
