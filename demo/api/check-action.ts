import { HttpError } from './http-error';
import type { Form } from './read-form';

/** An error for one field, under the name that was sent. */
export const fieldError = (status: number, name: string, message: string) =>
  new HttpError(status, message, { errors: { [name]: message } });

/** Returns the form's action; throws an HttpError unless it is one of `actions`. */
export function checkAction<Action extends string>(form: Form, ...actions: readonly Action[]): Action {
  const given = form.get('action');
  const action = actions.find((one) => one === given);
  if (action === undefined) throw fieldError(400, 'action', `action must be ${actions.join(' or ')}`);
  return action;
}

/** The id of a `listbyid`. */
export function readId(form: Form): string {
  const id = (form.get('id') ?? '').trim();
  if (!id) throw fieldError(400, 'id', 'id is required');
  return id;
}
