import type { Form } from './read-form';
import { Refusal } from './refusal';

/** A refusal for one field, named as it was sent. */
export const fieldRefusal = (status: number, name: string, message: string) =>
  new Refusal(status, message, { errors: { [name]: message } });

/** The form's action, where it is one of those that the script has. */
export function checkAction<Action extends string>(form: Form, ...actions: readonly Action[]): Action {
  const given = form.get('action');
  const action = actions.find((one) => one === given);
  if (action === undefined) throw fieldRefusal(400, 'action', `action must be ${actions.join(' or ')}`);
  return action;
}

/** The id of a `listbyid`. */
export function readId(form: Form): string {
  const id = (form.get('id') ?? '').trim();
  if (!id) throw fieldRefusal(400, 'id', 'id is required');
  return id;
}
