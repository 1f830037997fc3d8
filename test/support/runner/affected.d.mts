import type { ImportGraph } from './import-graph.mjs';

export type AffectedTest = { path: string; distances: number[]; size: number };

export function affectedTests(
  tests: readonly string[],
  changed: readonly string[],
  graph: ImportGraph,
): AffectedTest[];

export function nearestTests(affected: readonly AffectedTest[], count: number): AffectedTest[];
