import type { Kysely } from 'kysely';
import { ANSWERS } from '../../widgets/contract/answers';
import { createInsert } from '../db/insert';
import { type InSameTransaction, type LeadKey, leadReference, type NewLead } from '../db/leads';
import type { FindNotice } from '../db/notices';
import { cleanPartnerId } from '../db/partner-spelling';
import { lookUpPartner } from '../db/partners';
import type { ChannelName, Schema } from '../db/schema';
import { acceptedMessage } from '../reports/accepted-message';
import type { ApiResponse } from './api-response';
import { type Sender, tooMany } from './limit-posts';

/** Stores a lead and returns the response. Rejects if the lead's sender or mobile number has sent too many leads. */
export type StoreLead = (
  sender: Sender,
  lead: NewLead,
  inSameTransaction?: InSameTransaction,
) => Promise<ApiResponse>;

type LeadStore = {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  /** Maximum number of leads that are stored from one mobile number in ten minutes. */
  readonly leadsPerMobile: number;
  readonly channels: readonly ChannelName[];
  /** Finds the text about personal data that a form showed, by the version that the form sends. */
  readonly findNotice: FindNotice;
  /** Called after a lead has been stored. */
  readonly onLead: () => void;
};

const MOBILE_WINDOW_MS = 10 * 60_000;

function acceptedResponse(key: LeadKey, { fields, extra }: NewLead, hasUnknownPartner: boolean): ApiResponse {
  const reference = leadReference(key);
  return {
    status: 200,
    body: {
      success: true,
      message: acceptedMessage({ ...fields, ...extra, kind: key.kind, reference }),
      reference,
      // Makes the widget log a warning for the page's author.
      ...(hasUnknownPartner && { unknown_partner: true }),
    },
  };
}

/**
 * Replaces a lead's partner ID with its registered spelling. If no registered partner has the ID, only cleans the ID.
 */
async function creditPartner(db: Kysely<Schema>, lead: NewLead) {
  const { partner: typed, ...extra } = lead.extra;
  if (!typed) return { lead, hasUnknownPartner: false };
  const { partner: registered, isUnknown } = await lookUpPartner(db, typed);
  const partner = registered?.id ?? cleanPartnerId(typed);
  return {
    lead: { ...lead, extra: partner ? { ...lead.extra, partner } : extra },
    hasUnknownPartner: isUnknown,
  };
}

/**
 * Returns the lead together with the text about personal data that its form showed. Finds the text by the version that
 * the form sent. Returns the lead unchanged if there is no such text, or if the form sent the text itself as `notice`.
 */
async function withNotice(lead: NewLead, findNotice: FindNotice): Promise<NewLead> {
  const { notice, consent_version: version, language = 'en' } = lead.extra;
  if (notice || !version) return lead;
  const text = await findNotice({ version, kind: lead.kind, language }).catch((error: Error) => {
    console.error(`The text about personal data of a lead could not be found: ${error.message}`);
    return undefined;
  });
  return text ? { ...lead, extra: { ...lead.extra, notice: text } } : lead;
}

/**
 * Creates the function that stores leads. If a lead repeats a stored lead, the function doesn't count it as a lead, and
 * returns the same response and reference as for the stored lead.
 */
export function createLeadStore(options: LeadStore): StoreLead {
  const { db, now, leadsPerMobile, channels, findNotice, onLead } = options;
  const insert = createInsert(db);
  return async (sender, sent, inSameTransaction) => {
    const { lead: credited, hasUnknownPartner } = await creditPartner(db, sent);
    const lead = await withNotice(credited, findNotice);
    const time = now();
    const since = new Date(time.getTime() - MOBILE_WINDOW_MS);
    const { key, isRepeat } = await insert(lead, {
      now: time,
      channels,
      limits: {
        mobile: { leads: leadsPerMobile, since },
        sender,
        tooManyOfMobile: (oldest) => tooMany(ANSWERS.tooManyOfMobile, oldest.getTime() - since.getTime()),
      },
      extra: inSameTransaction,
    });
    if (isRepeat) await sender.countOtherPost();
    else onLead();
    return acceptedResponse(key, lead, hasUnknownPartner);
  };
}
