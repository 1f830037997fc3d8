import { type CommandContext, createCommand } from './create-command';
import { add } from './partners/add';
import { link, unlink } from './partners/link';
import { list } from './partners/list';
import {
  PARTNERS_USAGE,
  type PartnersCommand,
  type PartnersOptions,
  readPartnersOptions,
} from './partners/options';
import { rename } from './partners/rename';
import { report } from './partners/report';
import { snippet } from './partners/snippet';

type Action = (options: PartnersOptions, context: CommandContext) => Promise<void>;

const ACTIONS = { add, rename, list, snippet, link, unlink, report } satisfies Record<
  PartnersCommand,
  Action
>;

/** `npm run partners`: manages the partners who bring leads, and counts their leads. */
export const runPartners = createCommand(async (args, context) => {
  const options = readPartnersOptions(args);
  await ACTIONS[options.command](options, context);
}, PARTNERS_USAGE);
