<?php
/**
 * Filters the text of standard input as WordPress filters what authors and contributors write. Loads only the files that
 * kses.php needs, so that no database is needed.
 */
define( 'ABSPATH', $argv[1] . '/' );
define( 'WPINC', 'wp-includes' );
foreach ( array( 'load', 'plugin', 'functions', 'formatting', 'kses', 'class-wp-error', 'l10n' ) as $file ) {
	require_once ABSPATH . WPINC . "/$file.php";
}
echo wp_kses_post( stream_get_contents( STDIN ) );
