<?php
/**
 * The block “Quote form”, rendered by the server, so that authors can use it without the right to publish scripts.
 *
 * @package broker-widgets
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		$facts = broker_widgets_facts();
		wp_register_script(
			'broker-widgets-block',
			plugins_url( 'block.js', __FILE__ ),
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ),
			$facts['version'],
			true
		);
		$editor = array(
			'title'   => __( 'Quote form', 'broker-widgets' ),
			/* translators: %s: the broker's name. */
			'about'   => sprintf( __( 'Visitors of the page see the quote form of %s here.', 'broker-widgets' ), $facts['broker'] ),
			'panel'   => __( 'Options', 'broker-widgets' ),
			'partner' => broker_widgets_settings()['partner'],
			'options' => $facts['options'],
		);
		wp_add_inline_script( 'broker-widgets-block', 'window.brokerWidgetsBlock = ' . wp_json_encode( $editor ) . ';', 'before' );

		$text = array(
			'type'    => 'string',
			'default' => '',
		);
		register_block_type(
			'broker-widgets/quote-form',
			array(
				'api_version'     => 2,
				'title'           => $editor['title'],
				'description'     => $editor['about'],
				'category'        => 'widgets',
				'icon'            => 'feedback',
				'keywords'        => array( 'insurance', 'broker', 'lead' ),
				'attributes'      => array_fill_keys( array_keys( $facts['options'] ), $text ),
				'supports'        => array(
					'align' => array( 'wide', 'full' ),
					'html'  => false,
				),
				'editor_script'   => 'broker-widgets-block',
				'render_callback' => static function ( array $attributes ): string {
					return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), broker_widgets_form( $attributes ) );
				},
			)
		);
	}
);
