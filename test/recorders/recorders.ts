/** Settings of a recorder: `default`, or `unmasked`, with which the recorder records as much as it can. */
export const SETTINGS = ['default', 'unmasked'] as const;
export type Settings = (typeof SETTINGS)[number];

export type Recorder = {
  readonly name: string;
  /**
   * The recorder's scripts: files of packages in test/recorders. Empty if its package has only modules, which
   * modules.js imports.
   */
  readonly files: readonly string[];
  /** Returns code that starts the recorder as sites start it. The recorder sends its recording to the URL `upload`. */
  readonly start: (upload: string, settings: Settings) => string;
  /**
   * An expression that makes the recorder record the whole page again. For some recorders, the expression also makes
   * the recorder send its recording.
   */
  readonly restart: string;
  /**
   * An expression that makes the recorder send its recording. Undefined if `restart` sends the recording, or if the
   * recorder soon sends its recording automatically.
   */
  readonly flush?: string;
  /** Responses that the recorder needs from its server, keyed by the beginning of the request's path. */
  readonly responses?: Readonly<Record<string, unknown>>;
  /** True if the recorder never records what is typed. */
  readonly masksInputs?: true;
};

const json = (value: unknown) => JSON.stringify(value);

/**
 * Session recorders whose npm packages contain the code that records. The packages of Hotjar, FullStory, LogRocket and
 * Smartlook are left out, because they load this code from a server. The packages of Splunk, Statsig and LaunchDarkly
 * are left out, because they contain rrweb or Highlight, which are in this list.
 */
export const RECORDERS: readonly Recorder[] = [
  {
    name: 'rrweb',
    files: ['rrweb/umd/rrweb.min.js'],
    start: (upload) => `
      const events = [];
      const { record } = rrweb;
      record({ emit: (event) => events.push(event) });
      window.restartRrweb = () => {
        record.takeFullSnapshot();
        return fetch(${json(upload)}, { method: 'POST', body: JSON.stringify(events.splice(0)) });
      };`,
    restart: 'restartRrweb()',
  },
  {
    name: 'Sentry',
    files: [],
    start: (upload, settings) => `
      window.sentryReplay = host.replayIntegration({
        useCompression: false,
        minReplayDuration: 0,
        ...${json(settings === 'unmasked' ? { maskAllText: false, maskAllInputs: false, blockAllMedia: false } : {})},
      });
      host.init({
        dsn: 'https://key@sentry.example/1',
        tunnel: ${json(upload)},
        replaysSessionSampleRate: 1,
        integrations: [sentryReplay],
      });`,
    restart: 'sentryReplay.stop().then(() => sentryReplay.start()).then(() => sentryReplay.flush())',
  },
  {
    name: 'PostHog',
    files: ['posthog-js/dist/array.full.no-external.js'],
    start: (upload, settings) =>
      `posthog.init('key', ${json({
        api_host: upload,
        // Without this option, PostHog ignores automated browsers.
        opt_out_useragent_filter: true,
        request_queue_config: { flush_interval_ms: 250 },
        session_recording: settings === 'unmasked' ? { maskAllInputs: false } : {},
      })});`,
    restart: 'posthog.stopSessionRecording(), posthog.startSessionRecording(true)',
    responses: {
      '/array/': { sessionRecording: { endpoint: '/s/' }, hasFeatureFlags: false },
      '/flags/': { sessionRecording: { endpoint: '/s/' }, featureFlags: {} },
    },
  },
  {
    name: 'Datadog',
    files: [],
    start: (upload, settings) =>
      `host.datadogRum.init(${json({
        clientToken: 'key',
        applicationId: 'application',
        proxy: upload,
        sessionReplaySampleRate: 100,
        ...(settings === 'unmasked' && { defaultPrivacyLevel: 'allow' }),
      })});`,
    restart:
      'host.datadogRum.stopSessionReplayRecording(), host.datadogRum.startSessionReplayRecording({ force: true })',
  },
  {
    name: 'Microsoft Clarity',
    files: ['clarity-js/build/clarity.min.js'],
    start: (upload, settings) => `
      window.startClarity = () => clarity('start', {
        projectId: 'key',
        upload: (body) => fetch(${json(upload)}, { method: 'POST', body }),
        track: true,
        content: true,
        unmask: ${json(settings === 'unmasked' ? ['body'] : [])},
      });
      startClarity();`,
    restart: `clarity('stop'), startClarity()`,
    masksInputs: true,
  },
  {
    name: 'OpenReplay',
    files: [],
    start: (upload, settings) => `
      window.openReplay = new host.OpenReplay(${json({
        projectKey: 'key',
        ingestPoint: upload,
        __DISABLE_SECURE_MODE: true,
        ...(settings === 'unmasked' && {
          defaultInputMode: 0,
          obscureTextEmails: false,
          obscureTextNumbers: false,
          obscureInputEmails: false,
          obscureInputNumbers: false,
          obscureInputDates: false,
        }),
      })});
      openReplay.start();`,
    restart: '(openReplay.stop(), openReplay.start())',
    flush: 'openReplay.forceFlushBatch()',
    responses: {
      '/v1/web/start': {
        token: 'token',
        sessionID: '1',
        userUUID: 'visitor',
        projectID: '1',
        startTimestamp: 1,
        delay: 0,
        beaconSizeLimit: 1_000_000,
        features: {},
      },
    },
  },
  {
    name: 'Mixpanel',
    files: ['mixpanel-browser/dist/mixpanel.umd.js'],
    start: (upload, settings) =>
      `mixpanel.init('key', ${json({
        api_host: upload,
        autocapture: true,
        record_sessions_percent: 100,
        record_min_ms: 0,
        ...(settings === 'unmasked' && {
          record_mask_all_inputs: false,
          record_mask_all_text: false,
          record_mask_text_selector: '',
          record_block_selector: '',
        }),
      })});`,
    restart: 'mixpanel.pause_session_recording().then(() => mixpanel.resume_session_recording())',
    flush: 'mixpanel.pause_session_recording().then(() => mixpanel.resume_session_recording())',
  },
  {
    name: 'Amplitude',
    files: ['@amplitude/session-replay-browser/lib/scripts/session-replay-browser-min.js'],
    start: (upload, settings) =>
      `window.sessionReplay = sessionReplay;
      sessionReplay.init('key', ${json({
        deviceId: 'device',
        sessionId: 1,
        sampleRate: 1,
        configServerUrl: `${upload}/config`,
        trackServerUrl: upload,
        storeType: 'memory',
        ...(settings === 'unmasked' && {
          privacyConfig: { defaultMaskLevel: 'light', unmaskSelector: ['*'] },
        }),
      })});`,
    // Wait for the promise of `start`, because `flush` stops the recording. A recording that is stopped before this
    // promise is fulfilled never begins.
    restart: '(sessionReplay.stop(), sessionReplay.start().promise)',
    flush: 'sessionReplay.stop(), sessionReplay.flush()',
    responses: {
      '/config': {
        configs: {
          sessionReplay: {
            sr_sampling_config: { capture_enabled: true, sample_rate: 1 },
            sr_privacy_config: {},
          },
        },
      },
    },
  },
  {
    name: 'New Relic',
    files: [],
    start: (upload, settings) => {
      const server = upload.replace('http://', '');
      return `
        window.newRelic = new host.BrowserAgent(${json({
          info: { beacon: server, errorBeacon: server, licenseKey: 'key', applicationID: '1', sa: 1 },
          loader_config: {
            accountID: '1',
            trustKey: '1',
            agentID: '1',
            licenseKey: 'key',
            applicationID: '1',
          },
          init: {
            ssl: false,
            session_replay: {
              enabled: true,
              autoStart: true,
              sampling_rate: 100,
              ...(settings === 'unmasked' && { mask_all_inputs: false, mask_text_selector: null }),
            },
          },
        })});`;
    },
    restart: 'newRelic.pauseReplay(), newRelic.recordReplay()',
    responses: {
      '/1/key': {
        app: { agents: [{ entityGuid: 'page' }], nrServerTime: Date.now() },
        st: 1,
        sr: 1,
        err: 1,
        ins: 1,
        spa: 1,
        sts: 1,
        srs: 1,
      },
    },
  },
  {
    name: 'Highlight',
    files: ['highlight.run/dist/index.umd.js'],
    start: (upload, settings) =>
      `LD.H.init('1', ${json({
        backendUrl: upload,
        otlpEndpoint: upload,
        ...(settings === 'unmasked' && { privacySetting: 'none' }),
      })});`,
    restart: 'LD.H.stop(), LD.H.start({ forceNew: true })',
    responses: { '': { data: { initializeSession: { secure_id: '1', project_id: '1', sampling: {} } } } },
  },
  {
    name: 'Grafana Faro',
    files: [
      '@grafana/faro-web-sdk/dist/bundle/faro-web-sdk.iife.js',
      '@grafana/faro-instrumentation-replay/dist/bundle/faro-instrumentation-replay.iife.js',
    ],
    start: (upload, settings) => `
      window.faroReplay = new GrafanaFaroInstrumentationReplay.ReplayInstrumentation(
        ${json(settings === 'unmasked' ? { maskAllInputs: false, maskInputOptions: {}, maskTextSelector: '' } : {})});
      GrafanaFaroWebSdk.initializeFaro({
        url: ${json(upload)},
        app: { name: 'page' },
        instrumentations: [...GrafanaFaroWebSdk.getWebInstrumentations(), faroReplay],
      });`,
    restart: 'faroReplay.pauseRecording(), faroReplay.resumeRecording()',
  },
];
