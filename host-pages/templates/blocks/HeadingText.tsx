export const COMPOUND = /(\S+(?: - |-)\S+)/;

/** Maximum length of compounds that are kept on one line, in characters. Longer compounds may be wider than a phone. */
export const MAX_COMPOUND_LENGTH = 16;

/**
 * Renders the text of a heading. No line ends or begins with the hyphen of a compound, unless the compound is too long.
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
