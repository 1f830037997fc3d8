/**
 * A child process of `npm run dev`: `node --import tsx server/commands/dev-server.ts <folder>`. Starts the demo's
 * server on free ports, and sends the server's addresses when the parent asks for them.
 */
import { readSettings } from '../site/settings';
import { start } from '../site/start';

const [distFolder = ''] = process.argv.slice(2);
const running = await start({ ...readSettings(process.env), port: 0, partnerPort: 0, distFolder });
const stop = () => void running.stop().then(() => process.exit());
process.on('disconnect', stop);
process.on('message', ({ id }: { id: number }) => {
  const { siteOrigin, partnerOrigin, dataAddress } = running;
  process.send?.({ id, value: { siteOrigin, partnerOrigin, dataAddress } });
});
process.send?.('ready');
