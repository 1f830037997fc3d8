import { Code } from './Code';
import type { Choices } from './choices';
import { COPY } from './copy';
import { WORDPRESS_PLUGIN } from './limits';
import { wordpressShortcode } from './snippet';

/**
 * Renders a link to the plugin, and the plugin's shortcode. They are for authors whose WordPress removes scripts.
 * Renders nothing if the chosen widget has no shortcode.
 */
export function WordpressPlugin({ choices, base }: { readonly choices: Choices; readonly base: string }) {
  const shortcode = wordpressShortcode(choices);
  if (shortcode === undefined) return null;
  return (
    <>
      <p className="embed-builder__about">
        {COPY.plugin}{' '}
        <a href={base + WORDPRESS_PLUGIN} download>
          {COPY.getPlugin}
        </a>
      </p>
      <Code label={COPY.shortcode} text={shortcode} rows={2} />
    </>
  );
}
