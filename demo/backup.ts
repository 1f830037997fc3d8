import { runBackup } from '../server/commands/backup';

process.exitCode = await runBackup(process.argv.slice(2), process);
