/** The way from the home page to a page: names and paths, with the page itself last. */
export type Crumbs = readonly (readonly [name: string, path: string])[];

export const Breadcrumb = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <nav aria-label="Breadcrumb">
    <ol className="crumbs">
      {crumbs.map(([name, path], at) => (
        <li key={path}>
          {at < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
