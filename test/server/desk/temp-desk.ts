import { readFile, writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type InjectOptions, inject, type Response } from 'light-my-request';
import { insertOnce, leadReference, type NewLead } from '../../../server/db/leads';
import { databaseFile, openDatabase } from '../../../server/db/open';
import type { Schema } from '../../../server/db/schema';
import { createDesk, type DeskOptions } from '../../../server/desk/desk';
import type { FieldValues } from '../../../widgets/contract/field-rules';
import { QUOTE, withTempFolder } from '../temp-site';

export const KEY = 'a-key-of-the-desk-for-tests';
export const ORIGIN = 'http://127.0.0.1:4002';
const HOST = { host: '127.0.0.1:4002' };

const { type: _, ...quoteFields } = QUOTE;

/** Returns a quote request with some fields replaced. */
export const quote = (fields: Partial<FieldValues> = {}, extra: NewLead['extra'] = {}): NewLead => ({
  kind: 'quote',
  fields: { ...quoteFields, ...fields },
  extra,
});

export type TempDesk = {
  readonly db: Kysely<Schema>;
  readonly folder: string;
  readonly errors: unknown[];
  /** Sends a request without a session. */
  send(request: InjectOptions): Promise<Response>;
  /** Opens a session. Returns its cookie, as browsers send it. */
  open(): Promise<string>;
  /** Gets a page with a session's cookie. By default, all calls share one session. */
  get(url: string, cookie?: string): Promise<Response>;
  /** Sends a form with a session's cookie and token. */
  post(url: string, fields: Readonly<Record<string, string>>, cookie?: string): Promise<Response>;
  /** Stores a lead. Returns its reference. */
  store(lead: NewLead, at?: Date): Promise<string>;
};

/** Returns the token in a page's forms. */
export const tokenOf = ({ body }: Response) => /name="token" value="([^"]+)"/.exec(body)?.[1] ?? '';

/** The bytes of an empty database file. Each test copies the file, because migrations take longer than most tests. */
const emptyDatabase = withTempFolder(async (folder) => {
  const settings = { dataFolder: folder, databaseUrl: undefined };
  await (await openDatabase(settings)).destroy();
  return readFile(databaseFile(settings));
});

/** Creates a desk with an empty database. */
export const withDesk = (
  use: (desk: TempDesk) => Promise<void>,
  options: Partial<DeskOptions> = {},
): Promise<void> =>
  withTempFolder(async (folder) => {
    const settings = { dataFolder: folder, databaseUrl: undefined };
    await writeFile(databaseFile(settings), await emptyDatabase);
    const db = await openDatabase(settings);
    const errors: unknown[] = [];
    try {
      const desk = createDesk({
        db,
        port: 4002,
        readKey: async () => KEY,
        reportError: (error) => errors.push(error),
        ...options,
      });
      const send: TempDesk['send'] = (request) =>
        inject((req, res) => void desk(req as never, res as never), {
          ...request,
          headers: { ...HOST, ...request.headers },
        });
      let session: string | undefined;
      const open = async () => {
        const response = await send({ url: `/?key=${KEY}` });
        return `${response.headers['set-cookie']}`.split(';')[0] ?? '';
      };
      const get: TempDesk['get'] = async (url, cookie) => {
        session ??= await open();
        return send({ url, headers: { cookie: cookie ?? session } });
      };
      await use({
        db,
        folder,
        errors,
        send,
        open,
        get,
        async post(url, fields, cookie) {
          const token = tokenOf(await get('/', cookie));
          return send({
            method: 'POST',
            url,
            headers: {
              cookie: cookie ?? session ?? '',
              origin: ORIGIN,
              'content-type': 'application/x-www-form-urlencoded',
            },
            payload: new URLSearchParams({ token, ...fields }).toString(),
          });
        },
        store: async (lead, at = new Date()) => leadReference(await insertOnce(db, lead, at)),
      });
    } finally {
      await db.destroy();
    }
  });
