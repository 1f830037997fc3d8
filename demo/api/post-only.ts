import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, sendAnswer, sendPreflight } from './answer';
import { type Form, readForm } from './read-form';
import { Refusal } from './refusal';

/** A call of the API: it is given the form's fields, and returns the answer or throws a Refusal. */
export type Call = (form: Form) => Promise<Answer>;

const UNEXPECTED =
  'Something went wrong on our side, and your request was not stored. Please try again later.';

/**
 * Puts a call behind what all have in common: POST and CORS, a limit, the reading of the form.
 * @param admit throws a Refusal at a sender who has sent too much
 */
export function postOnly(
  call: Call,
  reportError: (error: unknown) => void,
  admit?: (req: IncomingMessage) => Promise<void>,
) {
  async function answerTo(req: IncomingMessage): Promise<Answer> {
    try {
      if (req.method !== 'POST') {
        throw new Refusal(405, 'This address takes POST only', { headers: { Allow: 'POST, OPTIONS' } });
      }
      await admit?.(req);
      return await call(await readForm(req));
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
