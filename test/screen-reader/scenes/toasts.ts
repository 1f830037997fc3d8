import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hears, type Scene } from '../reader';

const TEXT = 'Your changes are saved.';

/**
 * Returns a page whose button dispatches the event that shows a toast. The toasts widget cancels the event when it
 * shows the toast. If the event is not canceled, the widget has not mounted yet, and the button's script dispatches the
 * event again.
 */
const pageFor = (brokerOrigin: string) => `<!doctype html>
<html lang="en">
<title>Settings</title>
<h1>Settings</h1>
<button id="save">Save</button>
<a href="#more">More settings</a>
<div data-broker-widget="toasts"></div>
<script>
const show = () => document.dispatchEvent(new CustomEvent('broker:toast', {
  cancelable: true,
  detail: { type: 'success', text: ${JSON.stringify(TEXT)} },
})) && setTimeout(show, 200);
document.querySelector('#save').onclick = show;
</script>
<script async src="${brokerOrigin}/loader.js" data-broker-loader></script>
</html>`;

export const TOAST_SCENES: readonly Scene[] = [
  {
    title: 'A toast is said once, and the focus stays on the button that showed it',
    async run(reader) {
      const server = createServer((_, res) => {
        res.setHeader('Content-Type', 'text/html; charset=utf-8');
        res.end(pageFor(reader.demo.siteUrl));
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      try {
        await reader.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        await reader.pressUntil('Tab', /^Save/, 6);
        await reader.mark();
        await reader.press('Return');
        await reader.hear(new RegExp(TEXT));
        hears(await reader.untilQuiet(), { times: [[TEXT, 1]] });
        await reader.mark();
        await reader.press('Tab');
        hears(await reader.spoken(), { inOrder: [/^More settings/] });
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  },
];
