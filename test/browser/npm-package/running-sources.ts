/**
 * The window of a page that runs one of the scripts in `SOURCES`. `received` lists the widgets' events. `LOADER` is the
 * loader's URL, or '' if the page has the loader's tag. If `cancels` is true, the script's `onSubmit` cancels the
 * event.
 */
export type HostWindow = Window & { received: string[]; LOADER: string; cancels?: boolean };

const APP = `
import { BrokerWidget } from 'broker-widgets/react';
import { createElement as h, StrictMode, useState } from 'react';

const record = ({ type }) => window.received.push(type);
const EVENTS = {
  onReady: record, onSubmitted: record, onFailed: record, onError: record, onUnmounted: record,
  onSubmit(event) {
    record(event);
    if (window.cancels) event.preventDefault();
  },
};
const loader = typeof window === 'undefined' ? undefined : { src: window.LOADER };

function Page() {
  const [shown, setShown] = useState(true);
  const [partner, setPartner] = useState('before');
  return h('main', null,
    h('button', { onClick: () => setPartner('after') }, 'Change'),
    h('button', { onClick: () => setShown(!shown) }, 'Toggle'),
    shown && h(BrokerWidget, {
      name: 'quote-form', when: 'now', partner, headingLevel: partner === 'after' ? 4 : 2, loader, ...EVENTS,
      className: 'quote', style: { '--broker-accent': '#004080' },
    }, h('a', { href: '/quote' }, 'Get a quote')));
}

export const app = h(StrictMode, null, h(Page));
`;

export const SOURCES = {
  'app.js': APP,
  'hydrate.js': `
import { hydrateRoot } from 'react-dom/client';
import { app } from './app.js';
const root = hydrateRoot(document.querySelector('#root'), app, {
  onRecoverableError: (error) => console.error('recovered', error),
});
window.unmountRoot = () => root.unmount();
`,
  'server.js': `
import { renderToString } from 'react-dom/server';
import { app } from './app.js';
process.stdout.write(renderToString(app));
`,
  'plain.js': `
import { load, mount, on, unmount } from 'broker-widgets';
for (const name of ['ready', 'submitted', 'error', 'unmounted']) on('broker:' + name, ({ type }) => received.push(type));
const element = document.querySelector('#quote');
if (window.LOADER) load({ src: window.LOADER });
window.mounted = mount(element, { name: 'quote-form', partner: 'plain', headingLevel: 3 });
window.unmountQuote = () => unmount(element);
`,
  'required.cjs': `
const plain = require('broker-widgets');
const react = require('broker-widgets/react');
process.stdout.write([...Object.keys(plain), ...Object.keys(react)].sort().join());
`,
  'imported.js': `
import * as plain from 'broker-widgets';
import * as react from 'broker-widgets/react';
process.stdout.write([...Object.keys(plain), ...Object.keys(react)].sort().join());
`,
} as const;
