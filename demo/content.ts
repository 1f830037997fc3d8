import { runContent } from './commands/content';

process.exitCode = await runContent(process.argv.slice(2), process);
