import type { File } from './registry';

/**
 * Imports files from beside the loader, all asked for at once. `import()` takes no hash: it takes what a link with
 * `integrity` has fetched, once that link has loaded; earlier, or after an error, Chromium fetches again, unchecked.
 * WebKit does not check such links.
 */
export async function fetchFiles(base: string, files: readonly File[]) {
  await Promise.all(
    files.map(
      ([path, sha256]) =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link');
          link.rel = 'modulepreload';
          link.href = base + path;
          link.integrity = `sha256-${sha256}`;
          link.onload = () => resolve(link.remove());
          link.onerror = () => reject(Error(`${link.href} is blocked, missing or changed`));
          // A browser that cannot preload modules would never say that one came.
          link.relList.supports(link.rel) ? document.head.append(link) : resolve();
        }),
    ),
  );
  return Promise.all(files.map(([path]) => import(base + path)));
}
