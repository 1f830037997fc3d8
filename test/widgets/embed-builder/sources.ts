import { type Choices, readChoices } from '../../../widgets/embed-builder/choices';
import { reactSnippet } from '../../../widgets/embed-builder/react-snippet';
import type { Source } from '../../../widgets/embed-builder/snippet';
import { readElement } from './parse-jsx';

export const BASE = 'https://broker.example/';
export const PINNED = { file: 'loader-1.2.3.js', integrity: `sha384-${'a'.repeat(64)}` };
export const SOURCE: Source = { base: BASE, api: `${BASE}api/`, packageLoader: `${BASE}loader.js` };
export const SOURCE_WITH_FILES: Source = { ...SOURCE, pinned: PINNED };

export const choicesOf = (given: Partial<Choices> = {}) => readChoices(given);
export const reactOf = (given?: Partial<Choices>, source = SOURCE) =>
  readElement(reactSnippet(choicesOf(given), source));
