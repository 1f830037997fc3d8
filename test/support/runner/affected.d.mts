import type { ImportGraph } from './import-graph.mjs';

export function affectedTests(
  tests: readonly string[],
  changed: readonly string[],
  graph: ImportGraph,
): string[];
