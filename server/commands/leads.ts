import { type CommandContext, createCommand } from './create-command';
import { approve } from './leads/approve';
import { erase, listAllErasures } from './leads/erase';
import { exportPerson } from './leads/export-person';
import { exportResume } from './leads/export-resume';
import { listAll } from './leads/list';
import { LEADS_USAGE, type LeadsOptions, type Mode, readLeadsOptions } from './leads/options';
import { startRedelivery } from './leads/redeliver';

type Action = (options: LeadsOptions, context: CommandContext) => Promise<void>;

const ACTIONS = {
  resume: exportResume,
  redeliver: startRedelivery,
  approve,
  person: exportPerson,
  erase,
  'purge-older-than': erase,
  erasures: listAllErasures,
  list: listAll,
} satisfies Record<Mode, Action>;

/** `npm run leads`: lists, exports, erases, approves or redelivers leads. */
export const runLeads = createCommand(async (args, context) => {
  try {
    const options = readLeadsOptions(args);
    await ACTIONS[options.mode](options, context);
  } catch (error) {
    throw new Error((error as Error).message.replace(/\s+/g, ' '), { cause: error });
  }
}, LEADS_USAGE);
