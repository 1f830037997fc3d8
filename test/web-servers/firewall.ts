import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOrInstall } from '../support/engines/install';
import { freePorts } from '../support/free-ports';
import { nginxPath, startNginx } from '../support/nginx';

const MODULE = '/usr/lib/nginx/modules/ngx_http_modsecurity_module.so';
const RECOMMENDED = '/etc/nginx/modsecurity.conf';
const UNICODE = '/etc/nginx/unicode.mapping';
const CRS_SETUP = '/etc/modsecurity/crs/crs-setup.conf';
const CRS_RULES = '/usr/share/modsecurity-crs/rules';
const PACKAGES = ['libnginx-mod-http-modsecurity', 'modsecurity-crs'];

const isInstalled = () => [MODULE, RECOMMENDED, CRS_SETUP].every((path) => existsSync(path)) || undefined;

type Options = {
  /** Rules before those of the core rule set. */
  readonly rules?: string;
  /** Directives of the `location`. */
  readonly location?: string;
};

/**
 * Starts nginx with ModSecurity and the OWASP core rule set, as Debian sets them up, in front of a site: paranoia level 1, and
 * attacks are blocked.
 */
export async function startFirewall(
  folder: string,
  siteUrl: string,
  { rules = '', location = '' }: Options = {},
) {
  await nginxPath();
  await findOrInstall('ModSecurity', isInstalled, PACKAGES);
  await mkdir(folder, { recursive: true });
  const rulesFile = join(folder, 'firewall');
  const recommended = (await readFile(RECOMMENDED, 'utf8'))
    .replace('SecRuleEngine DetectionOnly', 'SecRuleEngine On')
    .replace('SecAuditEngine RelevantOnly', 'SecAuditEngine Off')
    .replace('SecStatusEngine On', '')
    .replace('unicode.mapping', UNICODE)
    .replaceAll('/tmp/', `${folder}/`);
  await writeFile(rulesFile, `${recommended}\n${rules}\nInclude ${CRS_SETUP}\nInclude ${CRS_RULES}/*.conf\n`);
  const [port = 0] = await freePorts(1);
  const { stop } = await startNginx(
    folder,
    `server {
      listen 127.0.0.1:${port};
      client_max_body_size 6m;
      location / {
        proxy_pass ${siteUrl};
        proxy_set_header Host $http_host;
        ${location}
      }
    }`,
    { main: `load_module ${MODULE};`, http: `modsecurity on;\n  modsecurity_rules_file ${rulesFile};` },
  );
  return { url: `http://127.0.0.1:${port}`, stop };
}
