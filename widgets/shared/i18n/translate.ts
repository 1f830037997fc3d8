import { ANSWERS } from '../../contract/answers';
import type { Texts, Translation } from './translation';

/** Texts of a language by the English ones; `{name}` stands for a value, the same in both. */
export type Words = Readonly<Record<string, string>>;

const PART = /\{(\w+)\}/g;

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/**
 * English to another language: a whole text, or one that begins with a known one, as the server's thanks do with a
 * reference number behind them. What is not known stays as it is.
 */
export function translator(words: Words) {
  const patterns = Object.entries(words)
    .filter(([english]) => english.includes('{'))
    .map(
      ([english, foreign]) =>
        [new RegExp(`^${escaped(english).replace(PART, '(?<$1>.+)')}$`), foreign] as const,
    );

  function translate(english: string): string {
    if (Object.hasOwn(words, english)) return words[english] as string;
    for (const [pattern, foreign] of patterns) {
      const parts = pattern.exec(english)?.groups;
      if (parts) return foreign.replace(PART, (whole, name) => parts[name] ?? whole);
    }
    const begin = Object.keys(words).find((known) => known.endsWith('.') && english.startsWith(`${known} `));
    return begin ? `${words[begin]} ${translate(english.slice(begin.length + 1))}` : english;
  }
  return translate;
}

/** The texts of a language, with the translation of what the server says. */
export const withAnswers = ({ answers, ...texts }: Texts): Translation => ({
  ...texts,
  answer: translator(
    Object.fromEntries(
      Object.entries(ANSWERS).map(([id, english]) => [english, answers[id as keyof typeof ANSWERS]]),
    ),
  ),
});
