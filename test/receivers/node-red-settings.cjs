/** Node-RED's default settings, but on loopback only, without an editor, and without reports to its makers. */
module.exports = {
  uiHost: '127.0.0.1',
  httpAdminRoot: false,
  telemetry: { enabled: false, updateNotification: false },
};
