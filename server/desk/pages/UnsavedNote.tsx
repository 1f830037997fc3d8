import type { Form } from '../../api/read-form';
import type { Person } from '../access';
import { Layout, Token } from './Layout';

/** Renders the note of a form that could not be saved, with the form's other values in hidden inputs. */
export const UnsavedNote = ({ form }: { readonly form: Form }) => (
  <>
    {['status', 'by', 'version'].map((name) => (
      <input key={name} type="hidden" name={name} value={form.get(name) ?? ''} />
    ))}
    <p className="field">
      <label htmlFor="note">Your note, not saved yet</label>
      <textarea id="note" name="note" rows={5} readOnly defaultValue={form.get('note')} />
    </p>
  </>
);

type UnsavedPageProps = {
  /** The path to which the page sends the form again. */
  readonly path: string;
  readonly form: Form;
  readonly text: string;
  readonly person: Person | undefined;
};

/** Shows a note that could not be saved, so that it is not lost, with a button that sends it again. */
export const UnsavedPage = ({ path, form, text, person }: UnsavedPageProps) => (
  <Layout title="That did not work" person={person}>
    <form className="panel" method="post" action={path}>
      <h1>That did not work</h1>
      {/* biome-ignore lint/a11y/noAutofocus: the visitor has just pressed a button, and this is the answer */}
      <p className="error" role="alert" tabIndex={-1} autoFocus>
        {text}
      </p>
      {person && <Token token={person.token} />}
      <UnsavedNote form={form} />
      <p>
        <button type="submit">Save once more</button>
      </p>
    </form>
  </Layout>
);
