import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Form } from '../api/read-form';
import type { ChannelName, Schema } from '../db/schema';
import type { Person } from './access';

/** What the handlers of the desk need. */
export type DeskContext = {
  readonly db: Kysely<Schema>;
  readonly channels: readonly ChannelName[];
  /** The port of the public site, if the desk is used on the server's own machine. */
  readonly sitePort: number | undefined;
  readonly now: () => Date;
  /** Remembers, for the rest of the session, the name that a person has given. */
  readonly namePerson: (req: IncomingMessage, name: string) => Promise<void>;
};

/** The values of the parameters in a route's path, such as `reference`. */
export type PathParams = Readonly<Record<string, string | undefined>>;

export type DeskRequest = {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly person: Person;
  readonly params: PathParams;
  readonly query: URLSearchParams;
  /** Empty unless the request is a POST. */
  readonly form: Form;
};

export type DeskHandler = (request: DeskRequest) => Promise<void>;

/** Handlers of a form in which people write a text. The text must not be lost if the session has ended. */
type TextFormHandlers = {
  readonly save: DeskHandler;
  /** Handles a form from an earlier session: shows it again, and saves nothing. */
  readonly showAgain: DeskHandler;
};

/** Handlers of requests, keyed by method and path, such as `GET /partners`. */
export type DeskRoutes = Readonly<
  Record<`GET /${string}`, DeskHandler> & Record<`POST /${string}`, DeskHandler | TextFormHandlers>
>;
