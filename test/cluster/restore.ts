import { setTimeout as wait } from 'node:timers/promises';
import { primaryOf } from './rows';
import { type Cluster, untilPrints } from './topology';

/**
 * Checks that a database can be restored to a moment in the past: on a database machine, restores a backup, and replays
 * the WAL up to that moment.
 * @throws Error if the restored data is not what the database contained at that moment
 */
export async function checkRestore(cluster: Cluster, backup: string): Promise<void> {
  const { command, databases, sql } = cluster;
  const primary = await primaryOf(cluster);
  await sql(primary, 'create table before_moment ()');
  await wait(1000);
  const moment = await sql(primary, 'select now()');
  await wait(1000);
  await sql(primary, 'create table after_moment ()');
  const segment = await sql(primary, 'select pg_walfile_name(pg_switch_wal())');
  await untilPrints(primary, `ls /srv/broker/wal | grep --count --line-regexp ${segment} || true`, '1');
  // Restore on the standby's machine, so that the primary is not disturbed.
  const machine = databases.find((each) => each !== primary) ?? primary;
  console.log(await command(machine, `restore-to '${moment}' ${backup}`));
  await untilPrints(
    machine,
    `runuser -u postgres -- psql --port=5433 -tAd broker -c "select to_regclass('before_moment'), to_regclass('after_moment')"`,
    'before_moment|',
  );
}
