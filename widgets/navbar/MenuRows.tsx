import { COPY } from './copy';
import { ariaCurrent, type Item, splitLinked } from './items';

type MenuRowsProps = {
  readonly items: readonly Item[];
  readonly current: string;
  /** Name of the group of sections. Only one section of a group is expanded at a time. */
  readonly group: string;
  /** The parent item of the rows. The first row links to the parent's page. */
  readonly of?: Item;
};

/** Renders rows of the slide-in menu. Recursive: a section contains this component. */
export function MenuRows({ items, current, group, of }: MenuRowsProps) {
  const { rows, ask } = splitLinked(items);
  return (
    <ul>
      {of?.path && (
        <li>
          <a
            href={of.path}
            aria-label={COPY.overviewOf(of.name)}
            aria-current={ariaCurrent({ ...of, items: [] }, current)}
          >
            {COPY.overview}
          </a>
        </li>
      )}
      {rows.map((row) => (
        <li key={row.name}>
          {row.items ? (
            <details name={group}>
              <summary aria-current={ariaCurrent(row, current) && 'true'}>{row.name}</summary>
              <MenuRows items={row.items} current={current} group={`${group}-in`} of={row} />
            </details>
          ) : (
            <a href={row.path} aria-current={ariaCurrent(row, current)}>
              {row.name}
            </a>
          )}
        </li>
      ))}
      {ask && <li className="navbar__ask">{ask}</li>}
    </ul>
  );
}
