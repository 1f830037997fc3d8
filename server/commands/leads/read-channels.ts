import type { ChannelName } from '../../db/schema';
import { brokerChannels, readDeliverySettings } from '../../delivery/settings';

/**
 * Returns the channels over which the broker gets leads.
 * @throws Error with a one-line message for the operator if there are no channels: nothing would be delivered
 */
export function readChannels(env: NodeJS.ProcessEnv): ChannelName[] {
  const channels = brokerChannels(readDeliverySettings(env));
  if (channels.length > 0) return channels;
  throw new Error('No channel is set up. Set LEADS_WEBHOOK_URL or SMTP_URL as for the server.');
}
