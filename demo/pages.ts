import { runPages } from '../server/commands/pages';

process.exitCode = await runPages(process.argv.slice(2), process);
