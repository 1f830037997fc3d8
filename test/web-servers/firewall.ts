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

export type Paranoia = 1 | 2 | 3;

/** Returns a rule that sets the paranoia level, in releases 3 and 4 of the core rule set. */
const paranoiaRule = (level: Paranoia) =>
  `SecAction "id:900000,phase:1,nolog,pass,t:none,setvar:tx.paranoia_level=${level},setvar:tx.blocking_paranoia_level=${level}"`;

/**
 * Additional rules for each paranoia level. They reject requests that release 4.28 of the core rule set rejects from
 * this level on, but Debian's release 3.3.4 does not.
 */
const NEWER_RULES: Readonly<Record<1 | 2, string>> = {
  // Like rule 920420 of release 4.28.
  1: `SecRule REQUEST_HEADERS:Content-Type "!@rx ^(?:application/(?:x-www-form-urlencoded|json|xml|soap+xml)|multipart/(?:form-data|related)|text/xml)(?:;|$)" "id:1920420,phase:1,deny,status:403,t:none,t:lowercase"`,
  // The first rule is like rule 942200 of release 4.28, but also rejects an ID that ends with "==". The second rule
  // rejects many characters in a partner's ID. Of these characters, release 4.28 rejects only "&".
  2: `SecRule ARGS "@rx (?i),.*[0-9a-f]$|==$" "id:1942200,phase:2,deny,status:403,t:none,t:urlDecodeUni"
SecRule ARGS:partner "!@rx ^[\\w.-]*$" "id:1942201,phase:2,deny,status:403,t:none,t:urlDecodeUni"`,
};

type Options = {
  readonly paranoia?: Paranoia;
  /** Rules that run before the core rule set. */
  readonly rules?: string;
  /** Additional directives in nginx's `location`. */
  readonly location?: string;
};

/**
 * Starts nginx with the firewall ModSecurity in front of a site. The firewall blocks requests that Debian's OWASP core
 * rule set or `NEWER_RULES` classify as attacks.
 */
export async function startFirewall(
  folder: string,
  siteUrl: string,
  { paranoia = 1, rules = '', location = '' }: Options = {},
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
  const newer = paranoia === 1 ? NEWER_RULES[1] : `${NEWER_RULES[1]}\n${NEWER_RULES[2]}`;
  const added = [paranoiaRule(paranoia), rules, newer].join('\n');
  await writeFile(rulesFile, `${recommended}\n${added}\nInclude ${CRS_SETUP}\nInclude ${CRS_RULES}/*.conf\n`);
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
