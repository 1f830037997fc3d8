/**
 * Says what has just been done. Gets the focus, so that screen readers read its `aria-label`. They don't announce a
 * status that the page contains when it loads.
 */
export const Done = ({ text }: { readonly text: string }) => (
  // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed a button, and this is the answer
  <p className="done" role="status" aria-label={text} tabIndex={-1} autoFocus>
    {text}
  </p>
);

/** Says why nothing has been done. Gets the focus, like Done. */
export const NotDone = ({ text }: { readonly text: string }) => (
  // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed a button, and this is the answer
  <p className="error" role="alert" aria-label={text} tabIndex={-1} autoFocus>
    {text}
  </p>
);
