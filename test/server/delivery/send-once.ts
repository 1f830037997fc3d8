import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { createMail, type MailSettings } from '../../../server/delivery/mail';
import { pdf } from '../api/resumes';
import { startMailReceiver } from './receivers';

const REPORT = {
  id: 1,
  reference: 'A-73150482',
  kind: 'application',
  received_at: '2026-11-23T09:05:41.557Z',
  full_name: 'Asha Rao',
  mobile: '9876543210',
  email: 'asha@example.com',
  resume_name: '../../<b>.PDF',
  resume_size: 300,
} as const;

export type Sending = {
  readonly report?: Readonly<Record<string, string | number>>;
  readonly settings?: Partial<MailSettings>;
  readonly failures?: number;
  readonly server?: SMTPServerOptions;
};

/**
 * Makes one attempt to mail an application. Returns the mails that the server accepted, and the error message if the
 * attempt failed.
 */
export async function sendOnce({ report, settings, failures = 0, server }: Sending = {}) {
  const { url, mails, stop } = await startMailReceiver(server);
  const channel = createMail({
    smtpUrl: url,
    from: 'site@broker.example',
    to: 'one@broker.example, two@broker.example',
    resumes: 'all',
    ...settings,
  });
  const context = {
    failures,
    resends: 0,
    log: () => {},
    readResume: async () => pdf(),
    listGone: async () => ({ latest: [], count: 0 }),
  };
  try {
    const error = await channel.send({ ...REPORT, ...report }, new AbortController().signal, context).then(
      () => undefined,
      (error: Error) => error.message,
    );
    const parsed = await Promise.all(
      mails.map(async ({ to, raw }) => ({ ...(await PostalMime.parse(raw)), to })),
    );
    return { mails: parsed, error };
  } finally {
    channel.close();
    await stop();
  }
}
