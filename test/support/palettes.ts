/** Colours of sample brands, by name: values for `accent` and `palette` in site.ts. */
export const PALETTES = {
  red: { accent: '#c62828', palette: { dark: '#7a1f2b', light: '#f0dedb', ink: '#24110f' } },
  green: { accent: '#2e9e4f', palette: { dark: '#14532d', light: '#dcebdd', ink: '#0c1f14' } },
  teal: { accent: '#f28c28', palette: { dark: '#0f5257', light: '#d5e8e8', ink: '#082022' } },
  violet: { accent: '#7c3aed', palette: { dark: '#4c1d95', light: '#e6def5', ink: '#1a1030' } },
  black: { accent: '#000000', palette: { dark: '#2b2b2b', light: '#e4e4e4', ink: '#000000' } },
  saffron: { accent: '#ff9933', palette: { dark: '#1f4e8c', light: '#fdebd3', ink: '#1c140a' } },
} as const;

export type PaletteName = keyof typeof PALETTES;

export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
