/**
 * Declares `window.BrokerWidgets` and the events, for pages with the loader's `<script>` in their HTML. Add `"types":
 * ["broker-widgets/script-tag"]` to tsconfig.json; there is nothing to import.
 */
export type { BrokerEvent, BrokerEventDetails } from '../../widgets/shared/runtime/events';
export type { BrokerEventMap, BrokerWidgets, BrokerWidgetsOnPage, QueuedCall } from './api';
