import { baseUrl as folderOf } from '../../loader/base-url';
import { fetchFiles as fetchSeparateFiles } from '../../loader/fetch-files';
import type { File } from '../../loader/registry';
import { mount } from '../../widgets/quote-form/index';
import { mountWidget } from '../../widgets/shared/runtime/mount-widget';

/**
 * Replaces `fetchFiles` of fetch-files.ts in quote-form.js. quote-form.js contains the form and the runtime, so its
 * table lists no files for the form. If `files` is empty, this function therefore returns the form and the runtime.
 * Otherwise it fetches the files.
 */
export const fetchFiles = async (base: string, files: readonly File[]): Promise<unknown[]> =>
  files.length ? fetchSeparateFiles(base, files) : [{ mount }, { mountWidget }];

/**
 * Replaces `baseUrl` of base-url.ts in quote-form.js. Programs that speed up pages copy the scripts of other sites to
 * the partner's server, which doesn't accept leads. So if the script comes from the page's own server, the URL comes
 * from the link in the placeholder, which leads to `/embed/quote-form`. On the broker's own pages both are the same. A
 * copy of loader.js doesn't need this: it can't fetch its files, so it mounts nothing, and the placeholder still shows
 * the link.
 */
export function baseUrl(script: string): string {
  const link =
    script.startsWith(`${location.origin}/`) &&
    document.querySelector<HTMLAnchorElement>('[data-broker-widget=quote-form] [href*="/embed/"]');
  return link ? `${link.href.split('/embed/')[0]}/` : folderOf(script);
}
