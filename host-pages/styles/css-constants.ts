import { RESERVED_HEIGHT } from '../../widgets/contract/form-height';
import { contrast } from '../palette/colours';
import { type BrandColours, recolour, UNCHANGED } from '../palette/palette';

/**
 * Limits for the luminance of the accent, which is the colour of most buttons. A button needs an edge if its contrast
 * with the background is less than 3:1 (WCAG 1.4.11). That is the case:
 * - on a light background, if the luminance is more than LIGHT_GROUND_LIMIT
 * - on a dark background, if the luminance is less than DARK_GROUND_LIMIT
 *
 * The limits fit even the darkest light background (rain) and the lightest dark background (neem). On the background
 * marigold they don't matter: buttons have the colour ink there.
 */
const LIGHT_GROUND_LIMIT = 0.2;
const DARK_GROUND_LIMIT = 0.42;
const LIMIT_MIDDLE = (LIGHT_GROUND_LIMIT + DARK_GROUND_LIMIT) / 2;
const LIMIT_DISTANCE = (DARK_GROUND_LIMIT - LIGHT_GROUND_LIMIT) / 2;

const constantsOf = (accent: string) =>
  ({
    __ACCENT__: accent,
    __FORM_HEIGHT__: RESERVED_HEIGHT,
    // The text colour on the accent: black or white, depending on the accent's luminance (WCAG 1.4.3). One of the two
    // has a contrast of at least 4.58:1 with any colour.
    __ON_ACCENT__: `color(from var(--broker-accent, ${accent}) xyz ${Array(3).fill('calc((0.179 - y) * 9999)').join(' ')})`,
    // `border-color` of filled buttons. If the accent has a contrast of at least 3:1 with the background, the edge is
    // transparent. If it has less, the edge is black on light backgrounds and white on dark backgrounds. Dark
    // backgrounds set --broker-tone to -1. In browsers without relative colours, the edge has the text's colour.
    __BUTTON_EDGE__: `color(from var(--broker-accent, ${accent}) xyz ${Array(3).fill('calc(var(--broker-tone, 1) * -9999)').join(' ')} / calc((var(--broker-tone, 1) * (y - ${LIMIT_MIDDLE}) + ${LIMIT_DISTANCE}) * 9999))`,
    // Shorter forms of __BUTTON_EDGE__, for style sheets that know whether the background is light or dark.
    __EDGE_ON_LIGHT__: `color(from var(--broker-accent, ${accent}) xyz 0 0 0 / calc((y - ${LIGHT_GROUND_LIMIT}) * 9999))`,
    __EDGE_ON_DARK__: `color(from var(--broker-accent, ${accent}) xyz 9999 9999 9999 / calc((${DARK_GROUND_LIMIT} - y) * 9999))`,
    // The value of `position`, followed by the other declarations that hide a text visually, so only screen readers get
    // the text. They are a constant instead of a shared class, which would need one more style sheet on every page with
    // a navbar. `pre` keeps the spaces at both ends of the text, so screen readers don't join words.
    __VISUALLY_HIDDEN__:
      'absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:pre',
    // The value of `box-sizing`, followed by the other declarations of a card. A card's background is light.
    __CARD__:
      'border-box;min-width:0;padding:clamp(20px,2.3vw,32px);border-radius:0 32px 32px 32px;' +
      'background:var(--broker-card,#d8e3e4);color:#0b1d1a;--broker-text:#0b1d1a;--broker-ground:#d8e3e4;' +
      '--broker-focus:#20397f;--broker-tone:1',
    // The value of `max-width`, followed by the other declarations of a card's title.
    __CARD_TITLE__:
      'none;font:inherit;font-size:clamp(20px,18px + 0.55vw,26px);font-weight:720;font-stretch:115%;line-height:1.15;' +
      'letter-spacing:-0.012em;text-wrap:balance',
    // The value of `content`, followed by the other declarations of a plus sign on a drop-shaped background. The style
    // sheet must set `--broker-plus` to an image. Both bars of the plus sign are drawn with this image.
    __PLUS__:
      "'';flex:none;width:32px;height:32px;border-radius:0 50px 50px 50px;" +
      'background:var(--broker-plus),var(--broker-plus),var(--broker-mark,#20397f);' +
      'background-size:14px 2px,2px 14px,auto',
    // The value of `background-size` that turns the plus into a minus.
    __MINUS__: '14px 2px,0 0,auto',
    // The value of `display`, followed by the other declarations of a round button of 52 px with one icon. A style
    // sheet must set the border's colour after these declarations.
    __ICON_BUTTON__:
      'grid;flex:none;place-items:center;box-sizing:border-box;width:52px;height:52px;margin:0;padding:0;' +
      'border:2px solid;border-radius:0 50px 50px 50px;background:none;color:inherit;font:inherit;cursor:pointer;' +
      '-webkit-tap-highlight-color:transparent',
  }) as const satisfies Record<string, string>;

/**
 * Takes the accent's place in the values while `recolour` replaces colours, so that `recolour` doesn't change the
 * accent. The accent is put in afterwards.
 */
const CHOSEN = '__CHOSEN__';

/**
 * Returns the values that the build substitutes for names such as `__ACCENT__` in style sheets.
 * @param accent the broker's colour. It is the default of `--broker-accent` on our pages and on partners' pages.
 */
export const cssConstants = (accent: string, brand: BrandColours = UNCHANGED) =>
  ({
    ...Object.fromEntries(
      Object.entries(constantsOf(CHOSEN)).map(([name, value]) => [
        name,
        recolour(value, brand).replaceAll(CHOSEN, accent),
      ]),
    ),
    __ON_BROKER_ACCENT__: contrast(accent, '#000') > contrast(accent, '#fff') ? '#000' : '#fff',
  }) as Readonly<Record<keyof ReturnType<typeof constantsOf> | '__ON_BROKER_ACCENT__', string>>;
