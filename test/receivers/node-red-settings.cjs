/** Node-RED's default settings, except: only on loopback, without an editor, without telemetry. */
module.exports = {
  uiHost: '127.0.0.1',
  httpAdminRoot: false,
  telemetry: { enabled: false, updateNotification: false },
};
