const KB = 1024;

/** "340 KB", "1.2 MB"; never less than it is, so that what is too large does not read as the limit. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)} KB`;
  return `${Math.ceil((bytes * 10) / KB / KB) / 10} MB`;
}
