import { inBrokersColours } from '../../palette/broker-colours';
import { OWN_LOGO } from '../../palette/logo';

/**
 * Renders a broker's own logo on a light square, since logos are drawn for light backgrounds. The build writes the logo
 * to favicon.svg.
 */
const OwnLogo = () => (
  <svg viewBox="0 0 36 36" aria-hidden="true">
    <rect width="36" height="36" rx="5" fill={inBrokersColours('#f6f7f2')} />
    <image href="/favicon.svg" x="3" y="3" width="30" height="30" />
  </svg>
);

/**
 * Renders the broker's logo. If the broker has none, renders the sample site's mark (a drop, a quarter disc and a
 * shelter), in the colours of the background.
 */
export const Logo = () =>
  OWN_LOGO ? (
    <OwnLogo />
  ) : (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path fill="var(--am)" d="M18 18H0A18 18 0 0 1 18 0zM0 18h18v18H0z" />
      <path fill="#fff" d="M18 18V0a18 18 0 0 1 18 18z" />
      <path fill="var(--ai)" d="M18 36v-9a9 9 0 1 1 9 9z" />
      <path fill={inBrokersColours('#0b1d1a')} d="M18 36H0a18 18 0 0 1 18-18z" />
    </svg>
  );
