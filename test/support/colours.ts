/** A colour: its sRGB channels and alpha, each from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const NAMED: Readonly<Record<string, Colour>> = {
  none: [0, 0, 0, 0],
  transparent: [0, 0, 0, 0],
  black: [0, 0, 0, 1],
  white: [1, 1, 1, 1],
};

const hexColour = (digits: string): Colour => {
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (wide.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red / 255, green / 255, blue / 255, alpha / 255];
};

/** Returns WCAG's relative luminance, which is the Y of CIE XYZ. */
export const luminance = ([red, green, blue]: Colour) => {
  const linear = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Returns WCAG's contrast ratio of two opaque colours. */
export const contrast = (one: Colour, other: Colour) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Returns the colour of a translucent `top` over an opaque `below`. */
export const over = (top: Colour, below: Colour): Colour => {
  const mix = (channel: 0 | 1 | 2) => top[channel] * top[3] + below[channel] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Evaluates a CSS number or `calc(…)`, in which the variable `y` is the luminance. */
const calculate = (text: string, y: number): number => {
  const sum = text.replace(/\bcalc\b/g, '').replace(/\by\b/g, `${y}`);
  if (!/^[-+*/().\d\se]+$/.test(sum)) throw new Error(`not a calculation: ${text}`);
  return Number(new Function(`return ${sum.replace(/-\s*-/g, '- -')}`)());
};

/**
 * Parses a CSS colour. Returns undefined if the text is not a colour. Supports only one kind of relative colour:
 * `color(from … xyz …)` with three equal channels. The value of these channels must be so far out of gamut that the
 * browser shows black or white.
 */
export const parseColour = (text: string): Colour | undefined => {
  const named = NAMED[text.toLowerCase()];
  if (named) return named;
  const [, digits] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text) ?? [];
  if (digits) return hexColour(digits);
  const [, from, channels] = /^color\(from (\S+) xyz (.*)\)$/.exec(text) ?? [];
  const source = from && parseColour(from);
  if (!source || !channels) return undefined;
  const y = luminance(source);
  const [colour = '', alpha = '1'] = channels.split(' / ');
  const grey = clamp(calculate(/^(calc\((?:[^()]|\([^()]*\))*\)|\S+)/.exec(colour)?.[0] ?? '', y));
  return [grey, grey, grey, clamp(calculate(alpha, y))];
};
