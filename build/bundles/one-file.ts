import { fetchFiles as fetchSeparateFiles } from '../../loader/fetch-files';
import type { File } from '../../loader/registry';
import * as form from '../../widgets/quote-form/index';
import * as runtime from '../../widgets/shared/runtime/mount-widget';

/**
 * Replaces `fetchFiles` of fetch-files.ts in quote-form.js. quote-form.js contains the form and the runtime, so its
 * table lists no files for the form. If `files` is empty, this function therefore returns the form and the runtime.
 * Otherwise it fetches the files.
 */
export const fetchFiles = async (base: string, files: readonly File[]): Promise<unknown[]> =>
  files.length ? fetchSeparateFiles(base, files) : [form, runtime];
