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
    // For `position`, with the rest of the rule: read by a screen reader, and not seen. A class in a sheet of its own would be
    // one more file for every page with a navbar.
    __VISUALLY_HIDDEN__:
      'absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap',
  }) as const satisfies Record<string, string>;
