/** Renders the mark: drop, quarter and shelter. The background behind it defines its colours. */
export const Logo = () => (
  <svg viewBox="0 0 36 36" aria-hidden="true">
    <path fill="var(--am)" d="M18 18H0A18 18 0 0 1 18 0zM0 18h18v18H0z" />
    <path fill="#fff" d="M18 18V0a18 18 0 0 1 18 18z" />
    <path fill="var(--ai)" d="M18 36v-9a9 9 0 1 1 9 9z" />
    <path fill="#0b1d1a" d="M18 36H0a18 18 0 0 1 18-18z" />
  </svg>
);
