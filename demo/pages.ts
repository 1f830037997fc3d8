import { runPages } from './commands/pages';

process.exitCode = await runPages(process.argv.slice(2), process);
