import { useLayoutEffect, useRef } from 'react';

/** Markup that was made safe. */
export function Html({ fragment }: { readonly fragment: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  // A copy: what is put into a page is taken out of its fragment.
  useLayoutEffect(() => place.current?.replaceChildren(fragment.cloneNode(true)), [fragment]);
  return <div ref={place} className="career-details__text" />;
}
