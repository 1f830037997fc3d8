import { fetchFiles as fetchSeparateFiles } from '../../loader/fetch-files';
import type { File } from '../../loader/registry';
import * as form from '../../widgets/quote-form/index';
import * as runtime from '../../widgets/shared/runtime/mount-widget';

/**
 * Replaces fetch-files.ts in quote-form.js. There, the form's row in the table of files is empty, since loader, runtime
 * and form are in one file.
 */
export const fetchFiles = async (base: string, files: readonly File[]): Promise<unknown[]> =>
  files.length ? fetchSeparateFiles(base, files) : [form, runtime];
