/** The names and paths of the pages from the home page to the current page, which is last. */
export type Crumbs = readonly (readonly [name: string, path: string])[];

export type BreadcrumbProps = {
  readonly crumbs: Crumbs;
  /** Accessible name of the navigation. */
  readonly label?: string | undefined;
};

export const Breadcrumb = ({ crumbs, label = 'Breadcrumb' }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className="crumbs">
      {crumbs.map(([name, path], at) => (
        <li key={path}>
          {at < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
