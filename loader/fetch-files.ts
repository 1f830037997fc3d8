import type { File } from './registry';

/**
 * Imports files from the loader's folder, and requests all of them in parallel. `import()` accepts no hash. Therefore a
 * `modulepreload` link with `integrity` fetches each file first, and `import()` reuses that file. Waits until the link
 * has loaded: before that, or after an error, Chromium's `import()` would fetch the file again, without checking its
 * hash. WebKit ignores the `integrity` of such links.
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
          // Browsers that can't preload modules never fire load or error.
          link.relList.supports(link.rel) ? document.head.append(link) : resolve();
        }),
    ),
  );
  return Promise.all(files.map(([path]) => import(base + path)));
}
