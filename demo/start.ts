import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createScanner } from './api/scan-resume';
import { createSite, type SiteOptions } from './app';
import { seedContent } from './db/content';
import { databaseAddress, openDatabase } from './db/open';
import { openRateLimits } from './db/rate-limits';
import { seedPlaces } from './db/seeds';
import { type DeliveryOptions, startDelivery } from './delivery/deliver';
import { channelNames, createChannels } from './delivery/settings';
import { createPartnerSite } from './partner-site';
import { sampleContent } from './samples/content';
import type { Settings } from './settings';

export type Running = {
  readonly siteOrigin: string;
  readonly partnerOrigin: string;
  /** The location of the data, for messages: never with a password. */
  readonly dataAddress: string;
  stop(): Promise<void>;
};

/** How long open requests may take to finish after stop(). */
const STOP_GRACE_MS = 1000;

const origin = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

export function listen(site: RequestListener, port: number, variable: string): Promise<Server> {
  const server = createServer(site);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'it is in use' : error.message;
      reject(new Error(`Cannot listen on port ${port}: ${reason}. Set ${variable} to another port.`));
    });
    server.listen(port, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}

/**
 * Opens the database and starts both sites. If anything fails, stops what was started.
 * @throws Error with a one-line message for the operator
 */
export async function start(
  settings: Settings,
  options: Partial<SiteOptions> = {},
  deliveryOptions: Partial<DeliveryOptions> = {},
): Promise<Running> {
  const { distFolder, trustProxy } = settings;
  if (!existsSync(distFolder)) {
    throw new Error(`There is no folder ${distFolder} to serve. Run "npm run build" first.`);
  }
  const db = await openDatabase(settings);
  const servers: Server[] = [];
  const limits = openRateLimits(settings);
  const delivery = startDelivery(createChannels(settings.delivery), {
    db,
    mail: settings.delivery.mail,
    ...deliveryOptions,
  });
  const stop = async () => {
    await Promise.all([...servers.map(close), delivery.stop()]);
    await Promise.all([db.destroy(), limits.close()]);
  };
  try {
    await seedPlaces(db, distFolder);
    await seedContent(db, sampleContent, new Date());
    const imagesFolder = join(settings.dataFolder, 'images');
    const listener = createSite({
      db,
      distFolder,
      imagesFolder,
      trustProxy,
      createLimiter: limits.createLimiter,
      scanResume: settings.resumeScanner ? createScanner(settings.resumeScanner) : undefined,
      channels: channelNames(settings.delivery),
      onLead: delivery.wake,
      ...options,
    });
    const site = await listen(listener, settings.port, 'PORT');
    servers.push(site);
    const partnerSite = createPartnerSite({ brokerOrigin: origin(site) });
    const partner = await listen(partnerSite, settings.partnerPort, 'PARTNER_PORT');
    servers.push(partner);
    return {
      siteOrigin: origin(site),
      partnerOrigin: origin(partner),
      dataAddress: databaseAddress(settings),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
