import { fetchFiles as fetchSeparateFiles } from '../../loader/fetch-files';
import type { File } from '../../loader/registry';
import * as form from '../../widgets/quote-form/index';
import * as runtime from '../../widgets/shared/runtime/mount-widget';

/**
 * Fetches `files`. If `files` is empty, returns the form and the runtime, which quote-form.js contains. In
 * quote-form.js, this function replaces `fetchFiles` of fetch-files.ts, and the loader's table lists no files for the
 * form.
 */
export const fetchFiles = async (base: string, files: readonly File[]): Promise<unknown[]> =>
  files.length ? fetchSeparateFiles(base, files) : [form, runtime];
