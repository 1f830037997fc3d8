import { execFile } from 'node:child_process';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';
import type { Verdict } from './rspamd';

/** Checks a mail with Debian's SpamAssassin, which uses its default rules and no network. Returns the verdict. */
export async function checkBySpamAssassin(raw: string): Promise<Verdict> {
  await findOrInstall('SpamAssassin', () => onPath(['spamassassin']), ['spamassassin']);
  const report = await new Promise<string>((resolve, reject) => {
    const child = execFile('spamassassin', ['--local', '--test-mode'], (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin?.end(raw);
  });
  const rows = [...report.matchAll(/^ *(-?\d+\.\d) ([A-Z][A-Z\d_]+) /gm)];
  const symbols: Verdict['symbols'] = Object.fromEntries(
    rows.map(([, points, name]) => [name, Number(points)]),
  );
  return { score: Object.values(symbols).reduce((sum, points) => sum + points, 0), symbols };
}
