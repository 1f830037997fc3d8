import { useState } from 'react';
import { installDom } from '../../../support/dom';
import { actAndReturn } from '../../../support/flush';
import { importFresh } from '../../../support/import-fresh';

export const CSS = '.greeting { color: rgb(1, 2, 3) }';
export const FALLBACK = '<a href="/quote">Get a quote</a>';

export const Greeting = ({ name }: { name: string }) => {
  const [typed, setTyped] = useState('');
  return (
    <p className="greeting">
      <input onInput={(event) => setTyped(event.currentTarget.value)} />
      <output>{`${name} ${typed}`}</output>
    </p>
  );
};

let pages = 0;

/** Opens a page with a placeholder. `mount` calls attach() to render a greeting into the placeholder. */
export const open = async (attributes = '', markup = FALLBACK) => {
  const dom = installDom(`<main><div ${attributes}>${markup}</div></main>`);
  const { attach } = await importFresh<typeof import('../../../../widgets/shared/runtime/attach')>(
    'widgets/shared/runtime/attach.tsx',
    ++pages,
  );
  const host = document.querySelector('div') as HTMLElement;
  /**
   * Renders a greeting for the name in the placeholder's `data-name`. Widgets read their options from attributes in
   * this way.
   */
  const view = () => <Greeting name={host.dataset.name ?? ''} />;
  const mount = (css = CSS, on = host) => actAndReturn(() => attach(on, css, view));
  const inShadow = (selector: string) => host.shadowRoot?.querySelector(selector) as HTMLElement;
  return { attach, host, view, mount, inShadow, close: dom.close };
};
