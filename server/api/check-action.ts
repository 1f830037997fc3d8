import { HttpError } from './http-error';
import type { Form } from './read-form';

/** Returns an HttpError about one field. `name` is the field's name in the client's form. */
export const fieldError = (status: number, name: string, message: string) =>
  new HttpError(status, message, { errors: { [name]: message } });

/** Returns the form's action; throws an HttpError unless it is one of `actions`. */
export function checkAction<Action extends string>(form: Form, ...actions: readonly Action[]): Action {
  const given = form.get('action');
  const action = actions.find((candidate) => candidate === given);
  if (action === undefined) throw fieldError(400, 'action', `action must be ${actions.join(' or ')}`);
  return action;
}

/**
 * Returns the id that the action `listbyid` requires.
 * @throws HttpError if the id is missing
 */
export function readId(form: Form): string {
  const id = (form.get('id') ?? '').trim();
  if (!id) throw fieldError(400, 'id', 'id is required');
  return id;
}
