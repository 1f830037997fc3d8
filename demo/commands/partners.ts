import { add } from './partners/add';
import { list } from './partners/list';
import {
  PARTNERS_USAGE,
  type PartnersCommand,
  type PartnersOptions,
  readPartnersOptions,
} from './partners/options';
import { report } from './partners/report';
import { snippet } from './partners/snippet';
import { createCommand, type Terminal } from './run-command';

type Action = (options: PartnersOptions, terminal: Terminal) => Promise<void>;

const ACTIONS = { add, list, snippet, report } satisfies Record<PartnersCommand, Action>;

/** `npm run partners`: registers the partners who bring leads, and counts their leads. */
export const runPartners = createCommand(async (args, terminal) => {
  const options = readPartnersOptions(args);
  await ACTIONS[options.command](options, terminal);
}, PARTNERS_USAGE);
