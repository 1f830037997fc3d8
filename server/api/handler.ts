import type { IncomingMessage, ServerResponse } from 'node:http';
import { UNEXPECTED_ERROR } from '../reports/error-page-texts';
import type { ApiResponse } from './api-response';
import { HttpError } from './http-error';
import type { RateLimit, Sender } from './limit-posts';
import { type Form, readForm } from './read-form';
import { sendPreflight, sendResponse } from './response';

/** Handles a form's fields. Returns the response or throws an HttpError. */
export type FormHandler = (form: Form) => Promise<ApiResponse>;

/** Handles a form that is a lead. Counts the lead with `sender`, and rejects if the sender is over the limit. */
export type LeadHandler = (form: Form, sender: Sender, req: IncomingMessage) => Promise<ApiResponse>;

/** Handles a request of any kind, and reads its body. */
export type Handler = (req: IncomingMessage) => Promise<ApiResponse>;

/** Returns a Handler that reads the form of a request and passes it to a FormHandler. */
export const withForm =
  (call: FormHandler): Handler =>
  async (req) =>
    call(await readForm(req));

/**
 * Like `withForm`, but reads the form from the query if the request is not a POST. Use it only for a FormHandler that
 * stores nothing: a visitor who follows a link sends a GET request, which must not store anything.
 */
export const withFormOrQuery =
  (call: FormHandler): Handler =>
  async (req) =>
    call(
      req.method === 'POST'
        ? await readForm(req)
        : new Map(new URL(req.url ?? '/', 'http://site').searchParams),
    );

/**
 * Returns a Handler that reads the form of a request, and passes the form and the Sender from `limit` to a LeadHandler.
 */
export const withLeadForm =
  (call: LeadHandler, limit: RateLimit): Handler =>
  (req) =>
    limit(req, async (sender) => call(await readForm(req), sender, req));

/**
 * Turns a Handler into a node:http listener for `methods`. Answers CORS preflights, and turns errors into responses.
 */
export function createEndpoint(
  handle: Handler,
  reportError: (error: unknown) => void,
  methods: readonly string[],
) {
  async function respond(req: IncomingMessage): Promise<ApiResponse> {
    try {
      if (!methods.includes(req.method ?? '')) {
        throw new HttpError(405, `This address takes ${methods.join(', ')} only`, {
          headers: { Allow: [...methods, 'OPTIONS'].join(', ') },
        });
      }
      return await handle(req);
    } catch (error) {
      if (error instanceof HttpError) return error.response;
      reportError(error);
      return new HttpError(500, UNEXPECTED_ERROR).response;
    }
  }
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method === 'OPTIONS') return sendPreflight(res);
    await sendResponse(req, res, await respond(req));
  };
}
