import { SITE } from '../site';

/** True if the site has the page for reminders. Only our own API can store reminders. */
export const HAS_REMINDERS: boolean = SITE.ownApi;

export const RENEWAL_REMINDER_PATH = '/renewal-reminder';

export const REMINDER = {
  title: 'Renewal Reminder',
  lead: 'Tell us the month in which your policy expires and how to reach you. We contact you before it does.',
  formTitle: 'When does it expire?',
  points: [
    'Our team gets your reminder 30 days before the month begins, not earlier. If that day has passed, it gets it at once.',
    'If we confirm it by mail before then, the mail has a link that withdraws it: we then erase all of it.',
    'It renews nothing: a policy goes on only when it is renewed and the premium is paid.',
  ],
  soon: 'Does it expire this month? Then ask now.',
} as const;
