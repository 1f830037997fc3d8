import { runLeads } from './commands/leads';

process.exitCode = await runLeads(process.argv.slice(2), process);
