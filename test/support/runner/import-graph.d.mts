export type ImportGraph = {
  reach(path: string, options?: { mentions?: boolean; without?: RegExp | undefined }): string[];
  moduleAt(path: string): {
    imports: string[];
    mentions: string[];
    packages: string[];
    hasComputedImport: boolean;
    listsSources: boolean;
  };
};

export function createImportGraph(root: string): ImportGraph;
