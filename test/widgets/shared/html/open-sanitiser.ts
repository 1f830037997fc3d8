import { captureConsole } from '../../../support/capture-console';
import { installDom } from '../../../support/dom';
import { importFresh } from '../../../support/import-fresh';
import { nameNodes } from '../../../support/node-names';

type Module = typeof import('../../../../widgets/shared/html/sanitise');

let pages = 0;

/**
 * Opens an empty page at https://broker.example/blog with the sanitiser.
 * @param lost the specifier of a module that the sanitiser imports on demand. The first import of this module fails
 */
export const openSanitiser = async (lost?: string) => {
  const dom = installDom('', { url: 'https://broker.example/blog' });
  nameNodes();
  const { errors } = captureConsole();
  const { sanitise } = await importFresh<Module>('widgets/shared/html/sanitise.ts', ++pages, lost);
  const container = document.createElement('div');
  return {
    errors,
    container,
    /** Returns the sanitised markup. */
    clean: async (html: string, options?: Parameters<Module['sanitise']>[1]) => {
      container.replaceChildren(await sanitise(html, options));
      return container.innerHTML;
    },
    close: dom.close,
  };
};
