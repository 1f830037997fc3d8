/** Rows and columns of windows, doors and panes: squares of one size on a grid. Units are the picture's, 60 by 50. */
const panes = (columns: readonly number[], rows: readonly number[], size: number) =>
  columns.map((x) => rows.map((y) => `M${x} ${y}h${size}v${size}h-${size}z`).join('')).join('');

const TONES = ['var(--ar)', 'var(--al)', 'var(--ar)', 'var(--ai)'];

/** Rain: drops on a staggered grid, one tone to a diagonal. */
const rain = Array.from({ length: 18 }, (_, row) =>
  Array.from({ length: 12 }, (_, column) => ({
    x: 6 + column * 5 + (row % 2) * 2.5,
    y: -38.5 + row * 5,
    tone: TONES[(column + Math.ceil(row / 2) * 3) % 4] as string,
  })),
)
  .flat()
  // Where the marigold arch stands it keeps the rain off; and none falls on the one drop that the picture is about.
  .filter(({ x, y }) => Math.hypot(x - 60, y - 50) > 46 && Math.hypot(x - 25.5, y - 15.5) > 4.5);

/** The first slide's picture: under the arch people, a house and a tower; outside it the rain, and the one drop. */
export const HeroArt = () => (
  <svg className="art" viewBox="0 0 60 50" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
    {TONES.filter((tone, index) => TONES.indexOf(tone) === index).map((tone) => (
      <path
        key={tone}
        fill={tone}
        d={rain
          .filter((drop) => drop.tone === tone)
          .map(({ x, y }) => `M${x} ${y}h1.25a1.25 1.25 0 1 1-1.25 1.25z`)
          .join('')}
      />
    ))}
    <path fill="var(--am)" d="M60 50H16A44 44 0 0 1 60 6z" />
    <path fill="#fff" d="M60 50H23a37 37 0 0 1 37-37z" />
    <path fill="var(--ai)" d="M50 19h10v31H50zM48 37.5H34.5A13.5 13.5 0 0 1 48 24z" />
    <path fill="var(--am)" d="M36 37.5h12V50H36z" />
    <path
      fill="#fff"
      d={panes([51.7, 55.9], [21.5, 25.7, 29.9, 34.1, 38.3, 42.5], 2.4) + panes([37.8, 40.8], [40, 43], 2.2)}
    />
    <path fill="var(--al)" d="M52 46h6v4h-6z" />
    <path
      fill="var(--ak)"
      d="M44 41.5h2.6V50H44zM29.8 50v-6a1.8 1.8 0 0 1 3.6 0v6zM31.6 38.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z"
    />
    <path
      fill="var(--an)"
      d="M26.2 50v-4.05a1.35 1.35 0 0 1 2.7 0V50zM27.55 41.6a1.15 1.15 0 1 1 0 2.3 1.15 1.15 0 0 1 0-2.3z"
    />
    <path fill="var(--ab)" d="M22.9 12.9h3.5a3.5 3.5 0 1 1-3.5 3.5z" />
  </svg>
);
