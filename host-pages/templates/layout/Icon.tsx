const PATHS = {
  right: 'M4 12h15M13 6l6 6-6 6',
  left: 'M20 12H5M11 6l-6 6 6 6',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  phone: 'M5 3h4l2 6-3 2a12 12 0 0 0 5 5l2-3 6 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z',
  messaging: 'M3 4h18v12h-9l-6 5v-5H3z',
  network:
    'M12 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM5 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM19 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM10.5 7.5l-4 8M13.5 7.5l4 8M8 18h8',
  photos: 'M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4M16 7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l4 2',
  place: 'M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12zM12 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
} as const;

export type IconName = keyof typeof PATHS;

/** Renders an icon, for use next to text with the same meaning. Screen readers ignore the icon. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
