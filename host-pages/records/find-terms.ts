import { GLOSSARY, type GlossaryTerm } from './glossary';

/** A part of a text: a string, or a term of the glossary together with the words that the text uses for it. */
export type TextPart = string | { readonly text: string; readonly term: GlossaryTerm };

/**
 * Maps each spelling of a term, in lower case, to the term. A phrase in which a term's words have another meaning is
 * mapped to undefined.
 */
const TERM_OF = new Map<string, GlossaryTerm | undefined>(
  GLOSSARY.flatMap((entry) => [
    ...[entry.term, entry.abbreviation ?? [], entry.spellings ?? []]
      .flat()
      .map((text) => [text.toLowerCase(), entry] as const),
    ...(entry.except ?? []).map((text) => [text, undefined] as const),
  ]),
);

// Longer spellings come first, so "zero depreciation" isn't found as "depreciation".
const SPELLINGS = [...TERM_OF.keys()].sort((a, b) => b.length - a.length);
const ANY_SPELLING = new RegExp(`(?<![\\w-])(${SPELLINGS.join('|')})(?![\\w-])`, 'gi');

/** Splits a text at the glossary's terms. Returns the terms and the strings between them, in the text's order. */
export function splitAtTerms(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(ANY_SPELLING)) {
    const term = TERM_OF.get(match.toLowerCase());
    if (!term) continue;
    parts.push(text.slice(from, index), { text: match, term });
    from = index + match.length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

export const termsIn = (text: string): ReadonlySet<GlossaryTerm> =>
  new Set(splitAtTerms(text).flatMap((part) => (typeof part === 'string' ? [] : [part.term])));
