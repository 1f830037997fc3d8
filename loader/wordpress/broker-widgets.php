<?php
/**
 * Plugin Name:       Broker Widgets
 * Plugin URI:        {{origin}}/embed
 * Description:       The quote form of {{name}}, as a block and as the shortcode [broker_quote].
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Update URI:        {{origin}}/embed
 * Author:            {{name}}
 * Author URI:        {{origin}}/
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       broker-widgets
 *
 * @package broker-widgets
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/settings.php';
require __DIR__ . '/form.php';
require __DIR__ . '/block.php';

/**
 * Returns facts about the form, and its options. Reads the file on each call, because its labels are in the language of the
 * request.
 *
 * @return array See facts.php.
 */
function broker_widgets_facts(): array {
	return require __DIR__ . '/facts.php';
}
