import { runBackup } from './commands/backup';

process.exitCode = await runBackup(process.argv.slice(2), process);
