type PageSection = {
  readonly id: string;
  /** The text of the link. */
  readonly title: string;
};

type SectionLinksProps = { readonly sections: readonly PageSection[]; readonly label?: string };

/**
 * Renders a row of links to the sections of a long page. The row stays below the top bar while the page scrolls. Small
 * windows hide it.
 */
export const SectionLinks = ({ sections, label = 'On this page' }: SectionLinksProps) => (
  <nav className="section-links g-paper" aria-label={label}>
    <ul className="wrap">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);
