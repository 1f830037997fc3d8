import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, sendAnswer, sendPreflight } from './answer';
import { type Form, readForm } from './read-form';
import { Refusal } from './refusal';

/** A call of the API: it is given the form's fields, and returns the answer or throws a Refusal. */
export type Call = (form: Form) => Promise<Answer>;

/** Throws a refusal at a sender who has sent too much. */
export type Admit = (req: IncomingMessage) => Promise<void>;

/** What reads a request by itself, for a file in it, and answers like a Call. */
export type Handle = (req: IncomingMessage) => Promise<Answer>;

const UNEXPECTED =
  'Something went wrong on our side, and your request was not stored. Please try again later.';

/** A call behind the reading of its form. */
export const onForm =
  (call: Call, admit?: Admit): Handle =>
  async (req) => {
    await admit?.(req);
    return call(await readForm(req));
  };

/** Puts a call behind what all have in common: POST and CORS, and an answer to whatever is thrown. */
export function postOnly(handle: Handle, reportError: (error: unknown) => void) {
  async function answerTo(req: IncomingMessage): Promise<Answer> {
    try {
      if (req.method !== 'POST') {
        throw new Refusal(405, 'This address takes POST only', { headers: { Allow: 'POST, OPTIONS' } });
      }
      return await handle(req);
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      reportError(error);
      return new Refusal(500, UNEXPECTED).answer;
    }
  }
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method === 'OPTIONS') return sendPreflight(res);
    await sendAnswer(req, res, await answerTo(req));
  };
}
