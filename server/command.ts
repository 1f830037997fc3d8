/**
 * Runs a command: `node --import tsx server/command.ts <name> [arguments]`. `package.json` has a script for each
 * command.
 */
import { type Command, loadAndRun } from './commands/create-command';

/**
 * Maps each command to a function that imports it. Only the command that runs is imported: listing leads, for example,
 * needs no modules that generate pages.
 */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./commands/backup')).runBackup,
  build: async () => (await import('./commands/build')).runBuild,
  content: async () => (await import('./commands/content')).runContent,
  dev: async () => (await import('./commands/dev')).runDev,
  leads: async () => (await import('./commands/leads')).runLeads,
  pages: async () => (await import('./commands/pages')).runPages,
  partners: async () => (await import('./commands/partners')).runPartners,
  report: async () => (await import('./commands/report')).runReport,
  restore: async () => (await import('./commands/backup')).runRestore,
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (load) {
  process.exitCode = await loadAndRun(load, args, process);
} else {
  console.error(`There is no command "${name}". Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 1;
}
