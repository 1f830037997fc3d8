<?php
/**
 * Settings > Broker Widgets: the address of the broker's site, and the partner ID of this site.
 *
 * @package broker-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the settings.
 *
 * @return array `address` ends with a slash; `partner` may be empty.
 */
function broker_widgets_settings(): array {
	$saved = get_option( 'broker_widgets' );
	return array_merge(
		array(
			'address' => broker_widgets_facts()['address'],
			'partner' => '',
		),
		is_array( $saved ) ? array_filter( $saved, 'is_string' ) : array()
	);
}

/** Matches the addresses in snippets and links, after the folder: a script, a page of a partner's forms, or its card. */
const BROKER_WIDGETS_FILES = '#(?<=[^/:]/)(?:[\w.-]+\.js|embed(?:/+[\w.-]+)?)/?(?:[?\#].*)?$#s';

/**
 * Returns the URL of the loader's folder, or an empty string if the text is not a valid one. Allows plain http only on this
 * machine, for tests: a page with https loads no script over http.
 *
 * @param string $text As typed: the URL of the folder, or the address of a script or of the form's page in it.
 */
function broker_widgets_parse_address( string $text ): string {
	$address = esc_url_raw( preg_replace( BROKER_WIDGETS_FILES, '', trim( $text ) ), array( 'https', 'http' ) );
	$parts   = wp_parse_url( $address );
	$is_safe = 'https' === ( $parts['scheme'] ?? '' ) || in_array( $parts['host'] ?? '', array( 'localhost', '127.0.0.1' ), true );
	$is_root = empty( $parts['query'] ) && empty( $parts['fragment'] );
	return isset( $parts['host'] ) && $is_safe && $is_root ? trailingslashit( $address ) : '';
}

/**
 * Returns true if the current user may change the loader's address. The loader runs for every visitor, including network
 * administrators, so the user needs the right to publish scripts. The administrator of one site of a network doesn't have this
 * right, nor does the administrator of a site with DISALLOW_UNFILTERED_HTML. Commands that run without a user may change it.
 */
function broker_widgets_may_change_address(): bool {
	return ! is_user_logged_in() || current_user_can( 'unfiltered_html' );
}

/**
 * Checks the typed settings. Keeps the saved address if the typed one is invalid, or if the user may not change it.
 *
 * @param mixed $input The posted fields.
 */
function broker_widgets_check_settings( $input ): array {
	$input    = is_array( $input ) ? $input : array();
	$settings = broker_widgets_settings();
	$address  = broker_widgets_parse_address( (string) ( $input['address'] ?? '' ) );
	if ( ! broker_widgets_may_change_address() ) {
		$address = $settings['address'];
	} elseif ( '' === $address ) {
		/* translators: %s: an address. */
		$message = __( 'The address must begin with https://, as in %s. The one before is still used.', 'broker-widgets' );
		add_settings_error( 'broker_widgets', 'address', sprintf( $message, broker_widgets_facts()['address'] ) );
		$address = $settings['address'];
	}
	return array(
		'address' => $address,
		'partner' => sanitize_text_field( (string) ( $input['partner'] ?? '' ) ),
	);
}

/**
 * Prints a text field of the settings.
 *
 * @param array $field `name`, `type`, `help` and `readonly`.
 */
function broker_widgets_print_field( array $field ): void {
	printf(
		'<input class="regular-text" id="broker-widgets-%1$s" name="broker_widgets[%1$s]" type="%2$s" value="%3$s" aria-describedby="broker-widgets-%1$s-help"%5$s><p class="description" id="broker-widgets-%1$s-help">%4$s</p>',
		esc_attr( $field['name'] ),
		esc_attr( $field['type'] ),
		esc_attr( broker_widgets_settings()[ $field['name'] ] ),
		esc_html( $field['help'] ),
		wp_readonly( $field['readonly'], true, false )
	);
}

/** Prints the page of settings. */
function broker_widgets_print_page(): void {
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Broker Widgets', 'broker-widgets' ); ?></h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'broker-widgets' );
			do_settings_sections( 'broker-widgets' );
			submit_button();
			?>
		</form>
		<h2><?php esc_html_e( 'How to show the form', 'broker-widgets' ); ?></h2>
		<p><?php esc_html_e( 'Add the block “Quote form” to a page, or write this shortcode where the form is to stand:', 'broker-widgets' ); ?></p>
		<p><code>[broker_quote]</code></p>
	</div>
	<?php
}

add_action(
	'admin_init',
	static function () {
		register_setting(
			'broker-widgets',
			'broker_widgets',
			array(
				'type'              => 'object',
				'sanitize_callback' => 'broker_widgets_check_settings',
			)
		);
		add_settings_section( 'broker-widgets', '', '__return_null', 'broker-widgets' );
		$is_fixed = ! broker_widgets_may_change_address();
		$fields   = array(
			array(
				'name'     => 'address',
				'type'     => 'url',
				'label'    => __( 'Address of the broker’s site', 'broker-widgets' ),
				'help'     => $is_fixed
					? __( 'The form and its link are loaded from here. Only a user with the right “unfiltered_html” can change it, such as a network administrator: a script is loaded from it.', 'broker-widgets' )
					: __( 'The form and its link are loaded from here.', 'broker-widgets' ),
				'readonly' => $is_fixed,
			),
			array(
				'name'     => 'partner',
				'type'     => 'text',
				'label'    => __( 'Partner ID', 'broker-widgets' ),
				'help'     => __( 'As the broker gave it to you. Requests from your site are credited to it, unless a block or a shortcode has another one.', 'broker-widgets' ),
				'readonly' => false,
			),
		);
		foreach ( $fields as $field ) {
			$field['label_for'] = 'broker-widgets-' . $field['name'];
			add_settings_field( $field['name'], $field['label'], 'broker_widgets_print_field', 'broker-widgets', 'broker-widgets', $field );
		}
	}
);

add_action(
	'admin_menu',
	static function () {
		$title = __( 'Broker Widgets', 'broker-widgets' );
		add_options_page( $title, $title, 'manage_options', 'broker-widgets', 'broker_widgets_print_page' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( __DIR__ . '/broker-widgets.php' ),
	static function ( array $links ): array {
		$url  = admin_url( 'options-general.php?page=broker-widgets' );
		$link = sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'broker-widgets' ) );
		return array_merge( array( $link ), $links );
	}
);
