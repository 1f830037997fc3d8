import { COVER_NEED_TITLE, COVER_NEEDS, type CoverNeedKind } from '../../records/cover-need';

/** Renders the formula. A script adds its fields when a visitor opens it: see browser/cover-need.ts. */
export const CoverNeed = ({ kind }: { readonly kind: CoverNeedKind }) => (
  <details className="wrap next-step" data-cover-need={kind}>
    <summary className="big">{COVER_NEED_TITLE}</summary>
    <p>{COVER_NEEDS[kind]}</p>
  </details>
);
