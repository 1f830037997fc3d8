import { EventEmitter, once } from 'node:events';
import { LEAD_FORMATS, leadsToXlsx, type ReportedLead } from '../../reports/lead-report';
import { readReports } from '../../reports/read-reports';
import { countOf } from '../count-of';
import type { CommandContext, Output } from '../create-command';
import { withDatabase } from '../with-database';
import { writeNewFile } from '../write-new-file';
import type { LeadsOptions } from './options';

/** The text that is printed if there are no leads to list, for each kind of list. */
const EMPTY = {
  all: 'No leads yet.',
  undelivered: 'No lead is undelivered.',
  suspected: 'No lead is suspected.',
};

const CHUNK_LENGTH = 64 * 1024;

/** Joins pieces of text into chunks, so that fewer writes are needed. */
async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

/** Prints pieces of text. Waits if the output can't take more text yet (backpressure). */
async function print(output: Output, pieces: AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces) {
    if (!output.write(piece) && output instanceof EventEmitter) await once(output, 'drain');
  }
}

/**
 * Prints the leads, or writes them to a new file. With `--suspected`, lists only suspected leads; without it, only
 * leads that are not suspected.
 */
export async function listAll(
  { json, csv, xlsx, since, undelivered, suspected, out }: LeadsOptions,
  { env, stdout, stderr }: CommandContext,
): Promise<void> {
  await withDatabase(env, async (db) => {
    let listed = 0;
    let otherSuspected = 0;
    async function* readListed(): AsyncGenerator<ReportedLead> {
      for await (const lead of readReports(db, since)) {
        const isSuspected = lead.suspected !== undefined;
        if (isSuspected && !suspected) otherSuspected++;
        if (isSuspected !== !!suspected || (undelivered && !lead.undelivered)) continue;
        listed++;
        yield lead;
      }
    }
    const format = json ? 'json' : csv ? 'csv' : 'text';
    const listAsText = () => inChunks(LEAD_FORMATS[format](readListed()));
    if (out === undefined) {
      await print(stdout, listAsText());
      if (listed === 0 && format === 'text')
        stdout.write(`${EMPTY[suspected ? 'suspected' : undelivered ? 'undelivered' : 'all']}\n`);
    } else {
      await writeNewFile(out, xlsx ? leadsToXlsx(readListed()) : listAsText());
      stdout.write(`Wrote ${countOf(listed, 'lead')} to ${out}\n`);
    }
    if (otherSuspected > 0)
      stderr.write(
        `${countOf(otherSuspected, 'suspected lead')} not in this list: npm run leads -- --suspected\n`,
      );
  });
}
