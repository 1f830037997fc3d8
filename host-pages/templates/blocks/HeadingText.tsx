export const COMPOUND = /(\S+(?: - |-)\S+)/;

/** Maximum length of a compound that is kept on one line, in characters. A longer one may be wider than a phone. */
export const MAX_COMPOUND_LENGTH = 16;

/**
 * Renders the text of a heading. A compound such as "add-on" stays on one line, unless it is longer than
 * MAX_COMPOUND_LENGTH.
 */
export const HeadingText = ({ children }: { readonly children: string }) => (
  <>
    {children.split(COMPOUND).map((part) =>
      COMPOUND.test(part) && part.length <= MAX_COMPOUND_LENGTH ? (
        <span className="compound" key={part}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
