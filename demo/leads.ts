import { runLeads } from '../server/commands/leads';

process.exitCode = await runLeads(process.argv.slice(2), process);
