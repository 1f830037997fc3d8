import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOrInstall } from '../support/engines/install';
import { freePorts } from '../support/free-ports';

const run = promisify(execFile);
const SBIN = '/usr/sbin/postfix';

/** Returns the numeric ID of a user from /etc/passwd. */
async function idOfUser(name: string): Promise<number> {
  const users = await readFile('/etc/passwd', 'utf8');
  const [, , id] =
    users
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? [];
  if (!id) throw new Error(`There is no user ${name}.`);
  return Number(id);
}

/**
 * Starts a separate instance of Debian's Postfix: with its own port, configuration, queue and mailboxes. Postfix
 * accepts mail for every address in `domains`, without a password. With `tls`, Postfix offers STARTTLS with a
 * self-signed certificate.
 */
export async function startPostfix(
  folder: string,
  { domains, tls }: { domains: readonly string[]; tls: boolean },
) {
  await findOrInstall('Postfix', () => (existsSync(SBIN) ? SBIN : undefined), ['postfix']);
  const [port = 0] = await freePorts(1);
  const config = join(folder, 'config');
  const mailboxes = join(folder, 'mail');
  const [postfix, nobody] = [await idOfUser('postfix'), await idOfUser('nobody')];
  for (const name of ['config', 'queue', 'data', 'mail'])
    await mkdir(join(folder, name), { recursive: true });
  await chown(join(folder, 'data'), postfix, 0);
  await chown(mailboxes, nobody, 0);
  if (tls)
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', join(config, 'key.pem'), '-out', join(config, 'cert.pem')],
    ]);
  await writeFile(
    join(config, 'main.cf'),
    `compatibility_level = 3.6
myhostname = mail.broker.example
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
queue_directory = ${join(folder, 'queue')}
data_directory = ${join(folder, 'data')}
maillog_file = ${join(folder, 'log')}
maillog_file_prefixes = ${folder}
smtpd_relay_restrictions = reject_unauth_destination
virtual_mailbox_domains = ${domains.join(', ')}
virtual_mailbox_base = ${mailboxes}
virtual_mailbox_maps = static:inbox/
virtual_minimum_uid = 1
virtual_uid_maps = static:${nobody}
virtual_gid_maps = static:${nobody}
${tls ? `smtpd_tls_security_level = may\nsmtpd_tls_cert_file = ${join(config, 'cert.pem')}\nsmtpd_tls_key_file = ${join(config, 'key.pem')}` : ''}
`,
  );
  const service = (name: string, type: string, command: string) => `${name} ${type} ${command}\n`;
  await writeFile(
    join(config, 'master.cf'),
    service(`127.0.0.1:${port}`, 'inet', 'n - n - - smtpd') +
      service('cleanup', 'unix', 'n - n - 0 cleanup') +
      service('qmgr', 'unix', 'n - n 300 1 qmgr') +
      service('rewrite', 'unix', '- - n - - trivial-rewrite') +
      service('bounce', 'unix', '- - n - 0 bounce') +
      service('defer', 'unix', '- - n - 0 bounce') +
      service('trace', 'unix', '- - n - 0 bounce') +
      service('proxymap', 'unix', '- - n - - proxymap') +
      service('tlsmgr', 'unix', '- - n 1000? 1 tlsmgr') +
      service('virtual', 'unix', '- n n - - virtual') +
      service('anvil', 'unix', '- - n - 1 anvil') +
      service('postlog', 'unix-dgram', 'n - n - 1 postlogd'),
  );
  await run(SBIN, ['-c', config, 'start']);
  const inbox = join(mailboxes, 'inbox', 'new');
  return {
    port,
    /** Returns the source texts of the mails in the mailbox. */
    async mails(): Promise<string[]> {
      const names = existsSync(inbox) ? await readdir(inbox) : [];
      return Promise.all(names.map((name) => readFile(join(inbox, name), 'utf8')));
    },
    stop: () => run(SBIN, ['-c', config, 'stop']),
  };
}
