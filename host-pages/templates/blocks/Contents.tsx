type ContentsProps = {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
};

/** Renders links to the sections of a long text. contents.css shows them beside the text, only in wide windows. */
export const Contents = ({ sections }: ContentsProps) => (
  <nav className="contents" aria-labelledby="contents-title">
    <h2 id="contents-title">On this page</h2>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
    <p>
      Is something not clear?{' '}
      <a className="target" href="/contact-us">
        Ask us
      </a>
    </p>
  </nav>
);
