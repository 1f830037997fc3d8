<?php
/**
 * The quote form on a page: its placeholder, its loader and its shortcode.
 *
 * @package broker-widgets
 */

defined( 'ABSPATH' ) || exit;

/** Matches white space, and the quotation marks that word processors and chat apps write. */
const BROKER_WIDGETS_QUOTES = '[\s\p{Z}\p{Cf}"\'`\p{Pi}\p{Pf}„‚″′〝〞＂＇]';

/**
 * Returns a value without the quotes, white space and invisible characters around it.
 *
 * @param string $value As an author wrote or pasted it.
 */
function broker_widgets_clean( string $value ): string {
	$text  = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$inner = preg_replace( '/^' . BROKER_WIDGETS_QUOTES . '+|' . BROKER_WIDGETS_QUOTES . '+$/u', '', $text );
	// preg_replace() returns null if the text is not UTF-8.
	return $inner ?? $value;
}

/**
 * Returns the attributes of a shortcode, even if its quotes are not straight. At the first space in a value with such quotes,
 * WordPress ends the value and passes the rest without a name.
 *
 * @param array $attributes As WordPress passes them: text without a name has a number instead.
 */
function broker_widgets_attributes( array $attributes ): array {
	$read = array();
	$open = null;
	foreach ( $attributes as $name => $value ) {
		$text = html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		if ( is_int( $name ) && null !== $open ) {
			$read[ $open ] .= ' ' . $text;
		} elseif ( is_string( $name ) ) {
			$read[ $name ] = $text;
			$open          = preg_match( '/^[\p{Pi}\p{Pf}„‚″]/u', $text ) ? $name : null;
		}
		if ( preg_match( '/.[\p{Pi}\p{Pf}″]$/u', $text ) ) {
			$open = null;
		}
	}
	return array_map( 'broker_widgets_clean', $read );
}

/**
 * Returns the form's placeholder, and enqueues the loader's script. The placeholder shows a link until the form is mounted, and
 * on pages where scripts don't run.
 *
 * @param array $options Values by name, as in facts.php. An empty value means the default.
 */
function broker_widgets_form( array $options ): string {
	$facts    = broker_widgets_facts();
	$settings = broker_widgets_settings();
	$options  = array_filter( array_intersect_key( $options, $facts['options'] ), 'strlen' );
	$options += array_filter( array( 'partner' => $settings['partner'] ), 'strlen' );

	// A form in a post's content is usually in the first screens of the page, where the single file quote-form.js is faster. A
	// form in a template or a widget area is on every page, so loader.js loads its files only when the visitor scrolls near it.
	// If a page has several forms, the first one decides.
	$file = doing_filter( 'the_content' ) ? 'quote-form.js' : 'loader.js';
	// No version parameter: a version of the loader can be pinned by its file name, and a URL with a query would be fetched twice.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_enqueue_script( 'broker-widgets-loader', $settings['address'] . $file, array(), null, true );
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
		add_shortcode(
			'broker_quote',
			static function ( $attributes ): string {
				$names = array_fill_keys( array_keys( broker_widgets_facts()['options'] ), '' );
				return broker_widgets_form( shortcode_atts( $names, broker_widgets_attributes( (array) $attributes ), 'broker_quote' ) );
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
