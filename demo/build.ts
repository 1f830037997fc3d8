import { runBuild } from '../server/commands/build';

process.exitCode = await runBuild(process.argv.slice(2), process);
