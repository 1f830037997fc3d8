// Session recorders whose npm packages contain only modules, and no script for a page.
export { datadogRum } from '@datadog/browser-rum';
export { BrowserAgent } from '@newrelic/browser-agent/loaders/browser-agent';
export { default as OpenReplay } from '@openreplay/tracker';
export { init, replayIntegration } from '@sentry/browser';
