export function listTestFiles(root: string, filters?: readonly string[]): string[];
