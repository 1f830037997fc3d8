import { RESERVED_HEIGHT } from '../widgets/contract/form-height';

/**
 * The values that the build substitutes for these names in style sheets. The default of `--broker-accent` is the broker's
 * own colour, on our pages and on partners' pages.
 */
export const cssConstants = (accent: string) =>
  ({
    __ACCENT__: accent,
    __FORM_HEIGHT__: RESERVED_HEIGHT,
    // Black or white, chosen by the accent's luminance (WCAG 1.4.3): on any colour one of them has at least 4.58:1.
    __ON_ACCENT__: `color(from var(--broker-accent, ${accent}) xyz ${Array(3).fill('calc((0.179 - y) * 9999)').join(' ')})`,
    // A value for `position`, followed by the other declarations for text that only screen readers read. A shared class
    // would need one more style sheet on every page with a navbar.
    __VISUALLY_HIDDEN__:
      'absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap',
    // For `display`, with the rest of the rule: a round button of 52 px that holds one icon. Set a colour of its border after it.
    __ICON_BUTTON__:
      'grid;flex:none;place-items:center;box-sizing:border-box;width:52px;height:52px;margin:0;padding:0;' +
      'border:2px solid;border-radius:0 50px 50px 50px;background:none;color:inherit;font:inherit;cursor:pointer;' +
      '-webkit-tap-highlight-color:transparent',
  }) as const satisfies Record<string, string>;
