import { fetchFiles as fetchSeparateFiles } from '../../loader/fetch-files';
import type { File } from '../../loader/registry';
import * as form from '../../widgets/quote-form/index';
import * as runtime from '../../widgets/shared/runtime/mount-widget';

/**
 * Replaces fetch-files.ts in quote-form.js. Loader, runtime and form are one file there, so the form's row is empty.
 */
export const fetchFiles = async (base: string, files: readonly File[]): Promise<unknown[]> =>
  files.length ? fetchSeparateFiles(base, files) : [form, runtime];
