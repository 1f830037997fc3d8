import { runContent } from '../server/commands/content';

process.exitCode = await runContent(process.argv.slice(2), process);
