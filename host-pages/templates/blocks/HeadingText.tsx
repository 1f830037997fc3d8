const COMPOUND = /(\S+-\S+)/;

/** Text of a heading whose hyphenated words and spaced dashes stay on one line: no line ends or begins with a hyphen. */
export const HeadingText = ({ children }: { readonly children: string }) => (
  <>
    {children
      .replaceAll(' - ', '\u00a0-\u00a0')
      .split(COMPOUND)
      .map((part) =>
        COMPOUND.test(part) ? (
          <span className="compound" key={part}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
  </>
);
