import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPartnerSite } from '../../demo/partner/site';
import { sampleContent } from '../../demo/samples/content';
import { createAnalyticsCounter } from '../api/analytics-counter';
import { createScanner } from '../api/scan-resume';
import { seedContent } from '../db/content';
import { ignoredParameters } from '../db/database-url';
import { seedNotices } from '../db/notices';
import { databaseAddress, openDatabase, QUERY_TIMEOUT_MS } from '../db/open';
import { openRateLimits } from '../db/rate-limits';
import { seedPlaces } from '../db/seeds';
import { type DeliveryOptions, startDelivery } from '../delivery/deliver';
import { channelNames, createChannels } from '../delivery/settings';
import { type Listening, listen } from '../http/listen';
import { createSite, type SiteOptions } from './app';
import type { Settings } from './settings';

export type Running = {
  readonly siteOrigin: string;
  readonly partnerOrigin: string;
  /** Path of the database file, or the database's URL without its password. For messages. */
  readonly dataAddress: string;
  stop(): Promise<void>;
};

/**
 * Opens the database, and starts the broker's site, the demo's partner site and the delivery of leads. If anything
 * fails, stops what was started.
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
  const ignored = settings.databaseUrl ? ignoredParameters(settings.databaseUrl) : [];
  if (ignored.length > 0)
    console.error(`These parameters of DATABASE_URL have no effect: ${ignored.join(', ')}.`);
  const db = await openDatabase(settings, { queryTimeoutMs: QUERY_TIMEOUT_MS });
  const servers: Listening[] = [];
  let isStopping = false;
  const limits = openRateLimits(settings);
  const delivery = startDelivery(createChannels(settings.delivery), {
    db,
    mail: settings.delivery.mail,
    ...deliveryOptions,
  });
  const counter = createAnalyticsCounter({ db });
  const stop = async () => {
    isStopping = true;
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([delivery.stop(), counter.stop()]);
    await Promise.all([db.destroy(), limits.close()]);
  };
  try {
    await seedPlaces(db, distFolder);
    await seedContent(db, sampleContent, new Date());
    // Without these texts, leads are still stored.
    await seedNotices(db, distFolder).catch((error: Error) => console.error(error.message));
    const imagesFolder = join(settings.dataFolder, 'images');
    const listener = createSite({
      db,
      distFolder,
      imagesFolder,
      trustProxy,
      counter,
      createLimiter: limits.createLimiter,
      scanResume: settings.resumeScanner ? createScanner(settings.resumeScanner) : undefined,
      channels: channelNames(settings.delivery),
      onLead: delivery.wake,
      isStopping: () => isStopping,
      ...options,
    });
    const site = await listen(listener, settings.port, 'PORT');
    servers.push(site);
    const partnerSite = createPartnerSite({ brokerOrigin: site.origin });
    const partner = await listen(partnerSite, settings.partnerPort, 'PARTNER_PORT');
    servers.push(partner);
    return {
      siteOrigin: site.origin,
      partnerOrigin: partner.origin,
      dataAddress: databaseAddress(settings),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
