import { COVER_NEED_TITLE, COVER_NEEDS, type CoverNeedKind } from '../../records/cover-need';

/**
 * Renders the formula for a sum to insure. When a visitor opens it, browser/cover-need.ts adds a form that calculates
 * the sum.
 */
export const CoverNeed = ({ kind }: { readonly kind: CoverNeedKind }) => (
  <details className="wrap next-step" data-cover-need={kind}>
    <summary className="big">{COVER_NEED_TITLE}</summary>
    <p>{COVER_NEEDS[kind]}</p>
  </details>
);
