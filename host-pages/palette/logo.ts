import { existsSync, readFileSync } from 'node:fs';
import { ConfigError } from '../content/config-error';
import { SITE } from '../site';
import { inBrokersColours } from './broker-colours';

const iconFile = (name: string) => new URL(`../icons/${name}`, import.meta.url);

/**
 * Returns the `<svg>` element of a logo, without its position and size, which are set where the logo is drawn.
 * @param svg the text of the logo's file
 * @throws Error that says what is wrong, if the logo is not square, has scripts or text, or loads other files
 */
export function logoElement(svg: string): string {
  const element = svg.replace(/^[\s\S]*?(?=<svg\b)/, '').trim();
  const [, tag = ''] = /^<svg\b([^>]*)>/.exec(element) ?? [];
  const [, box = ''] = /\bviewBox=["']([^"']*)["']/.exec(tag) ?? [];
  const [, , width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || width !== height) {
    throw new Error(`must be an SVG with a square viewBox, such as viewBox="0 0 36 36"; it has "${box}"`);
  }
  if (/<(?:script|foreignObject)\b|\son\w+=|\bhref=["'](?!#|data:image\/)|url\(["']?(?!#)/i.test(element)) {
    throw new Error('must not have scripts, or refer to other files: pictures must be in the file');
  }
  if (/<text\b/i.test(element))
    throw new Error(
      'must not have text, which needs a font: convert it to paths in the program that drew it',
    );
  return element.replace(tag, tag.replace(/\s(?:x|y|width|height)=(?:"[^"]*"|'[^']*')/g, ''));
}

function readLogo(name: string): string {
  try {
    if (!existsSync(iconFile(name))) throw new Error('does not exist');
    return logoElement(readFileSync(iconFile(name), 'utf8'));
  } catch (error) {
    throw new ConfigError('site.ts', `logo: host-pages/icons/${name} ${(error as Error).message}`);
  }
}

/** The broker's own logo as SVG. Undefined if site.ts has no `logo`: the site then shows the sample's mark. */
export const OWN_LOGO: string | undefined = SITE.logo ? readLogo(SITE.logo) : undefined;

/** The logo as SVG, from which the build makes the icons. */
export const LOGO: string = OWN_LOGO ?? inBrokersColours(readFileSync(iconFile('favicon.svg'), 'utf8'));
