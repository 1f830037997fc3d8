/**
 * The events of a placeholder, each with its `detail`. All bubble and are composed. The detail contains the widget's
 * name, and never what a visitor typed.
 */
export type BrokerEventDetails = {
  /** The widget is mounted. */
  'broker:ready': { readonly widget: string };
  /** The form is about to be sent. Cancel the event to prevent that. */
  'broker:submit': { readonly widget: string };
  /** The server has stored the form. `reference`: the number that the visitor sees; empty if the server gives none. */
  'broker:submitted': { readonly widget: string; readonly reference: string };
  /** No valid response arrived (`failed`), or the server rejected the form (`refused`). */
  'broker:failed': { readonly widget: string; readonly reason: 'failed' | 'refused' };
  /** The widget itself failed; the placeholder shows its fallback. */
  'broker:error': { readonly widget: string; readonly message: string };
  /** The widget is unmounted. */
  'broker:unmounted': { readonly widget: string };
};
export type BrokerEvent = keyof BrokerEventDetails;
