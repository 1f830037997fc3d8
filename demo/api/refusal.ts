import type { Answer } from './answer';

type Details = {
  readonly errors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Thrown by whatever finds that a request cannot be served; `message` is for the person who sent it. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, message: string, { errors, headers }: Details = {}) {
    super(message);
    const body = { success: false, message, ...(errors && { errors }) };
    this.answer = { status, body, ...(headers && { headers }) };
  }
}
