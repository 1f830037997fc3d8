import type { ListedLead } from '../db/lead-list';
import type { ChannelName, LeadKind, LeadStatus } from '../db/schema';

/** What the desk calls things. */
export const KIND_WORDS: Readonly<Record<LeadKind, string>> = {
  quote: 'Quote request',
  query: 'Enquiry',
  application: 'Application',
};

export const STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  called: 'Called',
  won: 'Won',
  lost: 'Lost',
};

export const CHANNEL_WORDS: Readonly<Record<ChannelName, string>> = {
  mail: 'Mail to you',
  webhook: 'Webhook',
  confirmation: 'Confirmation to the sender',
};

export const LANGUAGE_WORDS: Readonly<Record<string, string>> = { en: 'English', hi: 'Hindi', te: 'Telugu' };

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a time of the database as India reads it, such as "27/11/2026, 14:35 IST". */
export const formatTime = (iso: string): string => `${TIME.format(new Date(iso))} IST`;

/** Returns what a lead asks for, in a few words. */
export const subjectOf = ({ kind, product, jobTitle }: Pick<ListedLead, 'kind' | 'product' | 'jobTitle'>) =>
  product ?? jobTitle ?? KIND_WORDS[kind];
