import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hears, type Scene } from '../reader';

const TEXT = 'Your changes are saved.';

/**
 * Returns a page with a button that shows a toast. To show it, the button's script dispatches an event, and the toasts
 * widget cancels this event. Before the widget is mounted, nothing cancels the event, so the script dispatches it again
 * until it is cancelled.
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
