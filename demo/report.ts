import { runReport } from '../server/commands/report';

process.exitCode = await runReport(process.argv.slice(2), process);
