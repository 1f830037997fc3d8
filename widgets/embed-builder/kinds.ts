import type { Choices } from './choices';
import { COPY } from './copy';
import { reactSnippet } from './react-snippet';
import { formLink, iframeSnippet, type Source, scriptSnippet, wordpressSnippet } from './snippet';

export type Kind = keyof typeof COPY.tabs;

/** The function that creates each tab's code. It returns undefined if the tab has no code for the chosen widget. */
const CREATORS: Readonly<Record<Kind, (choices: Choices, source: Source) => string | undefined>> = {
  script: scriptSnippet,
  iframe: iframeSnippet,
  link: formLink,
  react: reactSnippet,
  wordpress: wordpressSnippet,
};

/** The reasons why a tab has no code. */
const REASONS: Partial<Record<Kind, string>> = {
  iframe: COPY.onlyForm,
  link: COPY.onlyForm,
};

export const KINDS = Object.keys(CREATORS) as Kind[];

export const codeOf = (kind: Kind, choices: Choices, source: Source) => CREATORS[kind](choices, source);

/** Returns the text above the code, or the reason why there is no code. */
export const descriptionOf = (kind: Kind, code: string | undefined) =>
  code === undefined ? (REASONS[kind] ?? '') : COPY.about[kind];
