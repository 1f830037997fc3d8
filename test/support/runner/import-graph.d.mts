type Options = { mentions?: boolean; without?: RegExp | undefined };

export type ImportGraph = {
  distancesFrom(path: string, options?: Options): Map<string, number>;
  reach(path: string, options?: Options): string[];
  moduleAt(path: string): {
    imports: string[];
    mentions: string[];
    packages: string[];
    hasComputedImport: boolean;
    listedFolders: string[];
  };
};

export function createImportGraph(root: string): ImportGraph;
