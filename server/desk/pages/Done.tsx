/**
 * Says what has just been done. Screen readers don't announce a status that is part of a new page. They announce an
 * element that gets focus, by its name (`aria-label`).
 */
export const Done = ({ text }: { readonly text: string }) => (
  // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed a button, and this is the answer
  <p className="done" role="status" aria-label={text} tabIndex={-1} autoFocus>
    {text}
  </p>
);
