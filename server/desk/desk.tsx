import type { IncomingMessage, ServerResponse } from 'node:http';
import findMyWay from 'find-my-way';
import type { Kysely } from 'kysely';
import { HttpError } from '../api/http-error';
import { type Form, readForm } from '../api/read-form';
import type { ChannelName, Schema } from '../db/schema';
import { TRUST_NO_PROXY, type TrustProxy } from '../http/client-address';
import { logError } from '../http/log-error';
import { type Access, createAccess, type Person } from './access';
import { FILES } from './files';
import type { DeskContext, DeskHandler, DeskRoutes, PathParams } from './handler';
import { isSame } from './key';
import { leadRoutes } from './leads';
import { listQuery } from './list-params';
import { listRoutes } from './lists';
import { KeyPage, SameSitePage } from './pages/KeyPage';
import { MessagePage } from './pages/MessagePage';
import { UnsavedPage } from './pages/UnsavedNote';
import { partnerRoutes } from './partners';
import { ownPath, redirect, send, sendPage, setHeaders } from './respond';
import { createSessions } from './sessions';

export type DeskOptions = {
  readonly db: Kysely<Schema>;
  readonly port: number;
  /** Returns the current key, which opens sessions. */
  readonly readKey: () => Promise<string | undefined>;
  readonly url?: string | undefined;
  readonly userHeader?: string | undefined;
  readonly trustProxy?: TrustProxy;
  /** The channels over which "send again" sends a lead to the broker. */
  readonly channels?: readonly ChannelName[];
  /** The port of the public site on this machine. */
  readonly sitePort?: number | undefined;
  readonly now?: () => Date;
  readonly reportError?: (error: unknown) => void;
};

const KEY_PARAM = 'key';
const WRONG_KEY = 'That key is not right, or there is a newer one.';
const queryOf = (req: IncomingMessage) => new URL(req.url ?? '/', 'http://desk').searchParams;

/** Returns the path and query of a request without the key. */
function withoutKey(req: IncomingMessage): string {
  const url = new URL(req.url ?? '/', 'http://desk');
  url.searchParams.delete(KEY_PARAM);
  return ownPath(url.pathname + url.search);
}

/**
 * Returns the path of the page that links to a file, and other paths unchanged. After the key, the browser must open a
 * page: while it downloads a file, it would keep showing the form that asks for the key.
 */
const pageOf = (path: string) =>
  path.replace(/^(\/leads\/[^/?]+)\/resume/, '$1').replace(/^\/export\.\w+/, '/');

/** True if the visitor followed a link on another site. Browsers then don't send the session's cookie. */
const isFromElsewhere = (req: IncomingMessage) =>
  req.headers['sec-fetch-site'] === 'cross-site' && req.headers['sec-fetch-mode'] === 'navigate';

/** Refuses a form from an earlier session. */
const refuseOldForm: DeskHandler = async () => {
  throw new HttpError(
    403,
    'This form is from an earlier session, so nothing has changed. Open its page anew, and send it once more.',
  );
};

/** Creates the desk, a node:http listener with pages on which the broker's staff read leads. */
export function createDesk({
  db,
  port,
  readKey,
  url,
  userHeader,
  trustProxy = TRUST_NO_PROXY,
  channels = [],
  sitePort,
  now = () => new Date(),
  reportError = logError,
}: DeskOptions) {
  const isSecure = url?.startsWith('https:') ?? false;
  const sessions = createSessions({ db, readKey, port, isSecure, now });
  const access: Access = createAccess({ url, port, userHeader, trustProxy, sessions, readKey });
  const context: DeskContext = {
    db,
    channels,
    sitePort: url ? undefined : sitePort,
    now,
    namePerson: sessions.name,
  };
  const router = findMyWay({
    ignoreTrailingSlash: true,
    defaultRoute: (_req, res) =>
      sendPage(res, 404, <MessagePage title="Not found" text="The desk has no such page." />),
  });

  const askForKey = (res: ServerResponse, next: string, error?: string, unsaved?: Form) =>
    sendPage(res, 403, <KeyPage next={next} error={error} unsaved={unsaved} />);

  async function openSession(res: ServerResponse, key: string, next: string) {
    const session = await sessions.open(key);
    if (session) return redirect(res, next, { 'Set-Cookie': session.cookie });
    askForKey(res, next, WRONG_KEY);
  }

  /**
   * Handles a form whose sender has no session. If the form contains a note and the right key, opens a session and
   * returns the person. Otherwise shows a page that asks for the key. If the form contains a note, that page keeps the
   * note and sends it with the key.
   */
  async function signIn(
    res: ServerResponse,
    form: Form,
    { reference }: PathParams,
    query: URLSearchParams,
  ): Promise<Person | undefined> {
    const next = ownPath(reference && `/leads/${reference}${listQuery(query)}`);
    if (!form.has('note')) {
      const error = 'You are signed out, so nothing has changed. Open the desk, and try again.';
      askForKey(res, next, error);
      return undefined;
    }
    const key = form.get('key')?.trim();
    const session = key ? await sessions.open(key) : undefined;
    if (session) {
      res.setHeader('Set-Cookie', session.cookie);
      return { name: '', isNamedByProxy: false, token: session.token };
    }
    const signedOut =
      'You are signed out. Open the desk, and your note is on the lead’s page again, to be saved.';
    askForKey(res, next, key ? WRONG_KEY : signedOut, form);
    return undefined;
  }

  const withPerson =
    (handle: DeskHandler, isChange: boolean, handleOld = refuseOldForm) =>
    async (req: IncomingMessage, res: ServerResponse, params: PathParams) => {
      const query = queryOf(req);
      const key = query.get(KEY_PARAM);
      if (!isChange && key) return openSession(res, key, withoutKey(req));
      let form: Form = new Map();
      let person: Person | undefined;
      try {
        // Read the form before the database is asked, so that an error page can still show what the form contains.
        if (isChange) form = await readForm(req);
        person = await access.find(req);
        if (!person && !isChange) {
          return isFromElsewhere(req)
            ? sendPage(res, 200, <SameSitePage path={withoutKey(req)} />)
            : askForKey(res, pageOf(withoutKey(req)));
        }
        person ??= await signIn(res, form, params, query);
        if (!person) return;
        const isOld = isChange && !isSame(form.get('token') ?? '', person.token);
        await (isOld ? handleOld : handle)({ req, res, person, params, query, form });
      } catch (error) {
        sendError(res, error, person, form.has('note') ? { form, path: withoutKey(req) } : undefined);
      }
    };

  router.on('POST', '/session', async (req, res) => {
    const form = await readForm(req);
    await openSession(res, form.get('key')?.trim() ?? '', ownPath(form.get('next')));
  });
  const routes: DeskRoutes = {
    ...listRoutes(context),
    ...leadRoutes(context),
    ...partnerRoutes(context),
    'POST /leave': async ({ req, res }) =>
      redirect(res, '/', { 'Set-Cookie': await sessions.end(req), 'Clear-Site-Data': '"cache"' }),
  };
  for (const [name, handle] of Object.entries(routes)) {
    const [method = '', path = ''] = name.split(' ');
    const { save, showAgain } =
      typeof handle === 'function' ? { save: handle, showAgain: undefined } : handle;
    router.on(
      method === 'GET' ? ['GET', 'HEAD'] : ['POST'],
      path,
      withPerson(save, method === 'POST', showAgain) as never,
    );
  }
  for (const [path, [type, content]] of Object.entries(FILES)) {
    router.on(['GET', 'HEAD'], path, async (_req, res) => send(res, 200, type, await content()));
  }

  /** @param unsaved a form with a note that was not saved, and the form's path */
  function sendError(
    res: ServerResponse,
    error: unknown,
    person?: Person,
    unsaved?: { readonly form: Form; readonly path: string },
  ) {
    const title = 'That did not work';
    if (error instanceof HttpError) {
      const { status, body } = error.response as { status: number; body: { message?: string } };
      return sendPage(res, status, <MessagePage title={title} text={body.message ?? ''} person={person} />);
    }
    reportError(error);
    if (res.headersSent) return void res.destroy();
    const text = 'The database does not answer. Nothing has changed. Try again in a minute.';
    sendPage(
      res,
      503,
      unsaved ? (
        <UnsavedPage {...unsaved} text={text} person={person} />
      ) : (
        <MessagePage title={title} text={text} person={person} />
      ),
    );
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    setHeaders(res);
    try {
      const refusal = access.refuse(req);
      if (refusal) return send(res, refusal.status, 'text/plain;charset=utf-8', `${refusal.reason}\n`);
      if (req.method === 'POST' && !access.isOwnForm(req)) {
        return send(res, 403, 'text/plain;charset=utf-8', 'Only pages of the desk may send forms to it.\n');
      }
      await router.lookup(req, res);
    } catch (error) {
      sendError(res, error);
    }
  };
}
