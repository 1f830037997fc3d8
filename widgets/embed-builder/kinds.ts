import type { Choices } from './choices';
import { COPY } from './copy';
import { integrityLines, policyLines } from './policy';
import { reactSnippet } from './react-snippet';
import { iframeSnippet, type Source, scriptSnippet, wordpressSnippet } from './snippet';

export type Kind = keyof typeof COPY.tabs;

/** What stands on each tab; where there is nothing, why. */
const MAKERS: Readonly<Record<Kind, (choices: Choices, source: Source) => string | undefined>> = {
  script: scriptSnippet,
  iframe: iframeSnippet,
  react: reactSnippet,
  wordpress: wordpressSnippet,
  policy: policyLines,
  integrity: integrityLines,
};

const WHY_NOT: Partial<Record<Kind, string>> = { iframe: COPY.onlyForm, integrity: COPY.noPinned };

export const KINDS = Object.keys(MAKERS) as Kind[];

export const codeOf = (kind: Kind, choices: Choices, source: Source) => MAKERS[kind](choices, source);

/** What is said above the snippet, or in its place. */
export const wordsAbout = (kind: Kind, code: string | undefined) =>
  code === undefined ? (WHY_NOT[kind] ?? '') : COPY.about[kind];
