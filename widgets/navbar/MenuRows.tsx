import { COPY } from './copy';
import { type Item, mark, sortOut } from './items';

type MenuRowsProps = {
  readonly items: readonly Item[];
  readonly current: string;
  /** One of a group is expanded at a time. */
  readonly group: string;
  /** Whose rows these are; its own page comes first. */
  readonly of?: Item;
};

/** The rows of the slide-in menu; sections within it hold rows of the same kind. */
export function MenuRows({ items, current, group, of }: MenuRowsProps) {
  const { rows, ask } = sortOut(items);
  return (
    <ul>
      {of?.path && (
        <li>
          <a
            href={of.path}
            aria-label={COPY.overviewOf(of.name)}
            aria-current={mark({ ...of, items: [] }, current)}
          >
            {COPY.overview}
          </a>
        </li>
      )}
      {rows.map((row) => (
        <li key={row.name}>
          {row.items ? (
            <details name={group}>
              <summary aria-current={mark(row, current) && 'true'}>{row.name}</summary>
              <MenuRows items={row.items} current={current} group={`${group}-in`} of={row} />
            </details>
          ) : (
            <a href={row.path} aria-current={mark(row, current)}>
              {row.name}
            </a>
          )}
        </li>
      ))}
      {ask && <li className="navbar__ask">{ask}</li>}
    </ul>
  );
}
