/**
 * For pages that write the loader's tag themselves: `"types": ["broker-widgets/script-tag"]` in tsconfig.json types
 * `window.BrokerWidgets` and the events, and there is nothing to import.
 */
export type { BrokerEvent, BrokerEventDetails } from '../../widgets/shared/events';
export type { BrokerEventMap, BrokerWidgets, BrokerWidgetsOnPage, QueuedCall } from './api';
