export const COMPOUND = /(\S+(?: - |-)\S+)/;

/** Maximum length of compounds that are kept on one line, in characters. Longer compounds may be wider than a phone. */
export const MAX_COMPOUND_LENGTH = 16;

/** Renders the text of a heading so that no line ends or begins with a hyphen. */
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
