const KB = 1024;

/** Formats a size as "340 KB" or "1.2 MB". Rounds up, so a file above the limit never seems to be within it. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  if (bytes < KB * KB) return `${Math.ceil(bytes / KB)} KB`;
  return `${Math.ceil((bytes * 10) / KB / KB) / 10} MB`;
}
