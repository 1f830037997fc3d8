import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';
import { freePorts } from '../support/free-ports';

const run = promisify(execFile);

const WORDPRESS = '/usr/share/wordpress';
const PACKAGES = [
  ...['wordpress', 'wordpress-theme-twentytwentythree', 'mariadb-server'],
  ...['php-cli', 'php-mysql', 'php-xml', 'php-mbstring', 'php-zip'],
];
const START_TIMEOUT_MS = 60_000;

export const PASSWORD = 'correct horse battery staple';
export const ROLES = ['administrator', 'editor', 'author'] as const;
export type Role = (typeof ROLES)[number];

/** Name of a cookie. A user who sends it gets the classic editor of WordPress instead of the block editor. */
export const CLASSIC_COOKIE = 'classic_editor';

const isInstalled = () =>
  (existsSync(`${WORDPRESS}/wp-content/themes/twentytwentythree`) && onPath(['php']) && findMariadb()) ||
  undefined;

const findMariadb = () => onPath(['mariadbd']) ?? ['/usr/sbin/mariadbd'].find(existsSync);

const config = (socket: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
// Neither requests to itself nor to others.
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', true );
define( 'DISALLOW_UNFILTERED_HTML', isset( $_COOKIE['${NO_SCRIPTS_COOKIE}'] ) );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

/**
 * Name of a cookie. A user who sends it may not publish scripts, not even as an administrator. This simulates hosts
 * that forbid scripts, and sites of a WordPress network.
 */
export const NO_SCRIPTS_COOKIE = 'no_unfiltered_html';

/**
 * Code that turns off the block editor if `CLASSIC_COOKIE` is sent. A host can do so with this filter, without a
 * plugin: https://developer.wordpress.org/reference/hooks/use_block_editor_for_post/
 */
const CLASSIC_EDITOR = `<?php
add_filter( 'use_block_editor_for_post', function ( $use ) {
	return $use && ! isset( $_COOKIE['${CLASSIC_COOKIE}'] );
} );
`;

const installScript = (url: string) => `<?php
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = '${new URL(url).host}';
$_SERVER['REQUEST_URI'] = '/';
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'A partner', 'administrator', 'administrator@partner.example', true, '', '${PASSWORD}' );
update_option( 'siteurl', '${url}' );
update_option( 'home', '${url}' );
switch_theme( 'twentytwentythree' );
foreach ( array( 'editor', 'author' ) as $role ) {
	wp_insert_user( array( 'user_login' => $role, 'user_pass' => '${PASSWORD}', 'user_email' => "$role@partner.example", 'role' => $role ) );
}
`;

/** Starts a program. Returns a function that stops it. */
function startProgram(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

async function until(what: string, isReady: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await isReady();
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} did not start: ${error}`);
      await wait(100);
    }
  }
}

/** Starts Debian's WordPress with a new database, an administrator, an editor and an author. */
export async function startWordpress() {
  await findOrInstall('WordPress', isInstalled, PACKAGES);
  const folder = await mkdtemp(join(tmpdir(), 'broker-wordpress-'));
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await chmod(folder, 0o755);
    const [data, socket, site] = ['data', 'socket', 'site'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const user = process.getuid?.() === 0 ? ['--user=root'] : [];
    await run('mariadb-install-db', [
      ...['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', ...user],
      '--skip-test-db',
    ]);
    stops.push(
      startProgram(findMariadb() ?? 'mariadbd', [
        ...['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...user],
        ...[`--pid-file=${folder}/pid`, '--innodb-flush-log-at-trx-commit=0'],
      ]),
    );
    await until('MariaDB', () =>
      run('mariadb', [
        '--no-defaults',
        `--socket=${socket}`,
        '--user=root',
        '--execute=create database wordpress',
      ]),
    );

    await cp(WORDPRESS, site, { recursive: true, dereference: true });
    await writeFile(join(site, 'wp-config.php'), config(socket));
    await mkdir(join(site, 'wp-content/mu-plugins'), { recursive: true });
    await writeFile(join(site, 'wp-content/mu-plugins/classic-editor.php'), CLASSIC_EDITOR);
    const [port = 0] = await freePorts(1);
    const url = `http://localhost:${port}`;
    await writeFile(join(site, 'install.php'), installScript(url));
    await run('php', ['-d', 'sendmail_path=/bin/true', join(site, 'install.php')]);
    stops.push(
      startProgram('php', ['-d', 'sendmail_path=/bin/true', '-S', `localhost:${port}`, '-t', site], {
        PHP_CLI_SERVER_WORKERS: '4',
      }),
    );
    await until('WordPress', () => fetch(url));
    return {
      url,
      /** Path of the log with the warnings and errors of PHP. */
      logFile: join(site, 'wp-content/debug.log'),
      /** Runs a SQL statement. Returns the rows of the result as lines of text. */
      query: async (sql: string) =>
        (
          await run('mariadb', [
            '--no-defaults',
            `--socket=${socket}`,
            '--user=root',
            '--skip-column-names',
            'wordpress',
            `--execute=${sql}`,
          ])
        ).stdout,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
