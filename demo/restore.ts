import { runRestore } from '../server/commands/backup';

process.exitCode = await runRestore(process.argv.slice(2), process);
