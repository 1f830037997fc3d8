import type { Delivery } from '../../db/deliveries';
import type { LeadDetail } from '../../db/lead-detail';
import type { ChannelName } from '../../db/schema';
import { formatIndianTime } from '../../text/indian-time';
import { CHANNEL_WORDS } from '../words';
import { Token } from './Layout';

type DeliveryPanelProps = {
  readonly detail: LeadDetail;
  /** The address to which the form is sent. */
  readonly action: string;
  readonly channels: readonly ChannelName[];
  readonly token: string;
};

/**
 * Returns the state of a delivery in words.
 * @param deliverAfter the earliest time at which the broker gets the lead; null if the lead is sent immediately
 */
function stateOf(
  { delivered_at, due_at, last_error, attempts }: Delivery,
  deliverAfter: string | null,
): string {
  if (delivered_at) return `Sent ${formatIndianTime(delivered_at)}`;
  if (!due_at) return `Not delivered: ${last_error}`;
  return attempts > 0 && last_error
    ? `Waiting after ${last_error}; next at ${formatIndianTime(due_at)}`
    : due_at === deliverAfter
      ? `Waiting until ${formatIndianTime(due_at)}`
      : 'Waiting';
}

/** Says where a lead has been sent, and offers to send it again. */
export const DeliveryPanel = ({ detail, action, channels, token }: DeliveryPanelProps) => (
  <section className="panel">
    <h2>Delivery</h2>
    {detail.deliveries.length === 0 ? (
      <p>No channel is set up: leads appear only here.</p>
    ) : (
      <dl className="facts">
        {detail.deliveries.map((delivery) => (
          <div key={delivery.channel}>
            <dt>{CHANNEL_WORDS[delivery.channel]}</dt>
            <dd>{stateOf(delivery, detail.lead.deliver_after)}</dd>
          </div>
        ))}
      </dl>
    )}
    {channels.length > 0 && !detail.listed.isSuspected && (
      <form method="post" action={action}>
        <Token token={token} />
        <button type="submit" className="second">
          Send again
        </button>
      </form>
    )}
  </section>
);
