<?php
/**
 * The quote form on a page: its placeholder, its loader and its shortcode.
 *
 * @package broker-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the form's placeholder, and has its loader added to the page. Its link is shown until the form is there, and where
 * no scripts run.
 *
 * @param array $options Values by name, as in facts.php. Empty: the default.
 */
function broker_widgets_form( array $options ): string {
	$facts    = broker_widgets_facts();
	$settings = broker_widgets_settings();
	$options  = array_filter( array_intersect_key( $options, $facts['options'] ), 'strlen' );
	$options += array_filter( array( 'partner' => $settings['partner'] ), 'strlen' );

	wp_enqueue_script( 'broker-widgets-loader' );
	$attributes = '';
	foreach ( $options as $name => $value ) {
		$attributes .= sprintf( ' data-%s="%s"', esc_attr( $name ), esc_attr( $value ) );
	}
	$link = $settings['address'] . $facts['page'];
	if ( isset( $options['partner'] ) ) {
		$link = add_query_arg( 'partner', rawurlencode( $options['partner'] ), $link );
	}
	return sprintf(
		'<div data-broker-widget="quote-form"%s><div style="%s"><a href="%s" style="%s">%s</a></div></div>',
		$attributes,
		esc_attr( $facts['room'] ),
		esc_url( $link ),
		esc_attr( $facts['link_style'] ),
		esc_html( $facts['link'] )
	);
}

add_action(
	'init',
	static function () {
		// Without a version: the loader has its own address for each, and one with a query would be fetched twice.
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		wp_register_script( 'broker-widgets-loader', broker_widgets_settings()['address'] . 'loader.js', array(), null, true );

		add_shortcode(
			'broker_quote',
			static function ( $attributes ): string {
				$names = array_fill_keys( array_keys( broker_widgets_facts()['options'] ), '' );
				return broker_widgets_form( shortcode_atts( $names, $attributes, 'broker_quote' ) );
			}
		);
	}
);

add_filter(
	'script_loader_tag',
	static function ( string $tag, string $handle ): string {
		return 'broker-widgets-loader' === $handle ? str_replace( '<script ', '<script async data-broker-loader ', $tag ) : $tag;
	},
	10,
	2
);
