/**
 * For pages with the loader's `<script>` in their HTML: add `"types": ["broker-widgets/script-tag"]` to tsconfig.json to
 * type `window.BrokerWidgets` and the events. There is nothing to import.
 */
export type { BrokerEvent, BrokerEventDetails } from '../../widgets/shared/runtime/events';
export type { BrokerEventMap, BrokerWidgets, BrokerWidgetsOnPage, QueuedCall } from './api';
