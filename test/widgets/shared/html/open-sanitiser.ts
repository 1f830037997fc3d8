import { captureConsole } from '../../../support/capture-console';
import { installDom } from '../../../support/dom';
import { importFresh } from '../../../support/import-fresh';
import { nameNodes } from '../../../support/node-names';

type Module = typeof import('../../../../widgets/shared/html/sanitise');

let pages = 0;

/** The sanitiser on an empty page at https://broker.example/blog. */
export const openSanitiser = async () => {
  const dom = installDom('', { url: 'https://broker.example/blog' });
  nameNodes();
  const { errors } = captureConsole();
  const { sanitise } = await importFresh<Module>('widgets/shared/html/sanitise.ts', ++pages);
  const place = document.createElement('div');
  return {
    errors,
    place,
    /** The markup that is let through. */
    clean: async (html: string, options?: Parameters<Module['sanitise']>[1]) => {
      place.replaceChildren(await sanitise(html, options));
      return place.innerHTML;
    },
    close: dom.close,
  };
};
