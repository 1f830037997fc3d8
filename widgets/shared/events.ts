/**
 * Events on the placeholder, bubbling and composed. `detail` never holds what a visitor typed.
 * ready: mounted · submit: about to send, cancelable · submitted: stored by the server · failed: not sent, or refused ·
 * error: the widget itself failed · unmounted: gone.
 */
export type BrokerEvent =
  | 'broker:ready'
  | 'broker:submit'
  | 'broker:submitted'
  | 'broker:failed'
  | 'broker:error'
  | 'broker:unmounted';
