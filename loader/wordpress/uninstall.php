<?php
/**
 * Removes what the plugin has stored: one option on each site.
 *
 * @package broker-widgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	$broker_widgets_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $broker_widgets_sites as $broker_widgets_site ) {
		delete_blog_option( $broker_widgets_site, 'broker_widgets' );
	}
} else {
	delete_option( 'broker_widgets' );
}
