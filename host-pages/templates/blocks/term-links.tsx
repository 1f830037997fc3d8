import type { ReactNode } from 'react';
import { splitAtTerms } from '../../records/find-terms';
import { GLOSSARY_PATH, type GlossaryTerm, termId } from '../../records/glossary';

export type LinkTerms = (text: string) => ReactNode;

/**
 * Returns a function that links terms in the texts of one page to the glossary. It links only the first occurrence of a
 * term, so call it for the texts in the order in which the page shows them.
 */
export function createTermLinks(): LinkTerms {
  const linked = new Set<GlossaryTerm>();
  return (text) =>
    splitAtTerms(text).map((part) => {
      if (typeof part === 'string') return part;
      if (linked.has(part.term)) return part.text;
      linked.add(part.term);
      const id = termId(part.term);
      return (
        <a key={id} className="term" href={`${GLOSSARY_PATH}#${id}`}>
          {part.text}
        </a>
      );
    });
}
