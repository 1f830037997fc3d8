import { runPartners } from '../server/commands/partners';

process.exitCode = await runPartners(process.argv.slice(2), process);
