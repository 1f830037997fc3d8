import { RESERVED_HEIGHT } from '../../widgets/contract/form-height';
import { contrast } from '../palette/colours';
import { type BrandColours, recolour, UNCHANGED } from '../palette/palette';

/**
 * Limits of the accent's luminance. If the luminance is LIGHT_GROUND_LIMIT or more, a button needs an edge on a light
 * ground; if it is less than DARK_GROUND_LIMIT, a button needs an edge on a dark ground. Otherwise the accent's contrast
 * is at least 3:1 (WCAG 1.4.11), even on the darkest light ground (rain) and the lightest dark ground (neem). On
 * marigold, buttons have the colour ink instead of the accent.
 */
const LIGHT_GROUND_LIMIT = 0.2;
const DARK_GROUND_LIMIT = 0.42;
const LIMIT_MIDDLE = (LIGHT_GROUND_LIMIT + DARK_GROUND_LIMIT) / 2;
const LIMIT_DISTANCE = (DARK_GROUND_LIMIT - LIGHT_GROUND_LIMIT) / 2;

const constantsOf = (accent: string) =>
  ({
    __ACCENT__: accent,
    __FORM_HEIGHT__: RESERVED_HEIGHT,
    // Black or white, chosen by the accent's luminance (WCAG 1.4.3). On any colour, black or white has at least 4.58:1.
    __ON_ACCENT__: `color(from var(--broker-accent, ${accent}) xyz ${Array(3).fill('calc((0.179 - y) * 9999)').join(' ')})`,
    // `border-color` of filled buttons. The edge is black or white if the accent has less than 3:1 against the ground, or
    // else transparent. A dark ground sets --broker-tone to -1. Browsers without relative colours use the text's colour.
    __BUTTON_EDGE__: `color(from var(--broker-accent, ${accent}) xyz ${Array(3).fill('calc(var(--broker-tone, 1) * -9999)').join(' ')} / calc((var(--broker-tone, 1) * (y - ${LIMIT_MIDDLE}) + ${LIMIT_DISTANCE}) * 9999))`,
    // Shorter forms of __BUTTON_EDGE__, for style sheets that know whether the ground is light or dark.
    __EDGE_ON_LIGHT__: `color(from var(--broker-accent, ${accent}) xyz 0 0 0 / calc((y - ${LIGHT_GROUND_LIMIT}) * 9999))`,
    __EDGE_ON_DARK__: `color(from var(--broker-accent, ${accent}) xyz 9999 9999 9999 / calc((${DARK_GROUND_LIMIT} - y) * 9999))`,
    // A value of `position` and the other declarations for text that only screen readers read. A shared class would
    // need one more style sheet on every page with a navbar. `pre` keeps the spaces at both ends of the text, so screen
    // readers don't join words.
    __VISUALLY_HIDDEN__:
      'absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:pre',
    // A value of `box-sizing` and the other declarations of a card, whose ground is light.
    __CARD__:
      'border-box;min-width:0;padding:clamp(20px,2.3vw,32px);border-radius:0 32px 32px 32px;' +
      'background:var(--broker-card,#d8e3e4);color:#0b1d1a;--broker-text:#0b1d1a;--broker-ground:#d8e3e4;' +
      '--broker-focus:#20397f;--broker-tone:1',
    // A value of `max-width` and the other declarations of a card's title.
    __CARD_TITLE__:
      'none;font:inherit;font-size:clamp(20px,18px + 0.55vw,26px);font-weight:720;font-stretch:115%;line-height:1.15;' +
      'letter-spacing:-0.012em;text-wrap:balance',
    // A value of `content` and the other declarations for a plus in a drop. `--broker-plus` is the image of a line; the
    // two lines of the plus use it.
    __PLUS__:
      "'';flex:none;width:32px;height:32px;border-radius:0 50px 50px 50px;" +
      'background:var(--broker-plus),var(--broker-plus),var(--broker-mark,#20397f);' +
      'background-size:14px 2px,2px 14px,auto',
    // A value of `background-size`, which makes the plus a minus.
    __MINUS__: '14px 2px,0 0,auto',
    // A value of `display` and the other declarations for a round button of 52 px with one icon. The border's colour must
    // be set after these declarations.
    __ICON_BUTTON__:
      'grid;flex:none;place-items:center;box-sizing:border-box;width:52px;height:52px;margin:0;padding:0;' +
      'border:2px solid;border-radius:0 50px 50px 50px;background:none;color:inherit;font:inherit;cursor:pointer;' +
      '-webkit-tap-highlight-color:transparent',
  }) as const satisfies Record<string, string>;

/** Placeholder for the accent while the other colours are replaced, so that the accent itself is not replaced. */
const CHOSEN = '__CHOSEN__';

/**
 * Returns the values that the build substitutes for names such as `__ACCENT__` in style sheets. The default of
 * `--broker-accent` is the broker's colour, on our pages and on partners' pages.
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
