/** What a page of these shows is in its window: `heard` are the events, `LOADER` says where the loader is. */
export type HostWindow = Window & { heard: string[]; LOADER: string; cancels?: boolean };

const APP = `
import { BrokerWidget } from 'broker-widgets/react';
import { createElement as h, StrictMode, useState } from 'react';

const hear = ({ type }) => window.heard.push(type);
const EVENTS = {
  onReady: hear, onSubmitted: hear, onFailed: hear, onError: hear, onUnmounted: hear,
  onSubmit(event) {
    hear(event);
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
window.leave = () => root.unmount();
`,
  'server.js': `
import { renderToString } from 'react-dom/server';
import { app } from './app.js';
process.stdout.write(renderToString(app));
`,
  'plain.js': `
import { load, mount, on, unmount } from 'broker-widgets';
for (const name of ['ready', 'submitted', 'error', 'unmounted']) on('broker:' + name, ({ type }) => heard.push(type));
const element = document.querySelector('#quote');
if (window.LOADER) load({ src: window.LOADER });
window.mounted = mount(element, { name: 'quote-form', partner: 'plain', headingLevel: 3 });
window.take = () => unmount(element);
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
