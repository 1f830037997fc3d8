import { runPartners } from './commands/partners';

process.exitCode = await runPartners(process.argv.slice(2), process);
