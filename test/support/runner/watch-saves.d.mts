export function watchSaves(root: string, onSave: (saved: string[]) => void): () => void;
