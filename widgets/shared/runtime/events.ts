/**
 * Events on the placeholder, bubbling and composed, with what their `detail` holds: the widget's name, and never what a
 * visitor typed.
 */
export type BrokerEventDetails = {
  /** Mounted. */
  'broker:ready': { readonly widget: string };
  /** About to send. Cancel it, and nothing is sent. */
  'broker:submit': { readonly widget: string };
  /** Stored by the server. */
  'broker:submitted': { readonly widget: string };
  /** Not sent, since nothing was reached (`failed`), or not taken by the server (`refused`). */
  'broker:failed': { readonly widget: string; readonly reason: 'failed' | 'refused' };
  /** The widget itself failed; its fallback stays. */
  'broker:error': { readonly widget: string; readonly message: string };
  /** Gone. */
  'broker:unmounted': { readonly widget: string };
};
export type BrokerEvent = keyof BrokerEventDetails;
