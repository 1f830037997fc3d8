import type { Form } from '../../api/read-form';
import { Layout } from './Layout';
import { UnsavedNote } from './UnsavedNote';

type KeyPageProps = {
  /** The path to show after the key has been accepted. */
  readonly next: string;
  readonly error?: string | undefined;
  /** A form with a note that could not be saved. The page sends this form to `next` again, with the key. */
  readonly unsaved?: Form | undefined;
};

export const KeyPage = ({ next, error, unsaved }: KeyPageProps) => (
  <Layout title={unsaved ? 'Not saved · Open the desk' : 'Open the desk'}>
    <form className="panel narrow" method="post" action={unsaved ? next : '/session'}>
      <h1>Open the desk</h1>
      {error && (
        // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed a button, and this is the answer
        <p className="error" role="alert" id="key-error" tabIndex={-1} autoFocus>
          {error}
        </p>
      )}
      <p>
        The desk opens with a key. A terminal that starts the server prints it. It is also in the file{' '}
        <code>desk-key</code> in the server's data folder. You stay signed in for 12 hours.
      </p>
      <input type="hidden" name="next" value={next} />
      {unsaved && <UnsavedNote form={unsaved} />}
      <p className="field">
        <label htmlFor="key">Key</label>
        <input
          id="key"
          name="key"
          type="password"
          autoComplete="off"
          required
          aria-describedby={error ? 'key-error' : undefined}
          aria-invalid={error ? true : undefined}
        />
      </p>
      <p>
        <button type="submit">Open</button>
      </p>
    </form>
  </Layout>
);

/**
 * A page that makes the browser request `path` again. It is for visitors who come from another site, for example
 * through a link in a web mail: their first request has no session cookie. The second request has the cookie, because
 * it comes from a page of the desk.
 */
export const SameSitePage = ({ path }: { readonly path: string }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>Desk</title>
      <meta name="robots" content="noindex" />
      <meta httpEquiv="refresh" content={`0;url=${path}`} />
    </head>
    <body>
      <p>
        <a href={path}>Open the desk</a>
      </p>
    </body>
  </html>
);
