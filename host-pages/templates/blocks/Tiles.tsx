import { ASK, LineArt, TileArt, tileName } from '../../art/sprite';
import { addressOf } from '../../records/addresses';
import { FIND_MY_COVER_PATH } from '../../records/find-my-cover';
import { BUSINESS } from '../../records/home';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from '../../records/lines';
import type { LineRecord } from '../../records/product';

type TileProps = {
  readonly record: LineRecord;
  readonly kind: 'Individual' | 'Corporate';
  /** True if there are tiles of both individual and corporate lines. */
  readonly isMixed: boolean;
  readonly id?: string | undefined;
};

const Tile = ({ record, kind, isMixed, id }: TileProps) => (
  <li id={id}>
    <a className={`tile ${kind === 'Individual' ? 'g-rain' : 'g-indigo'}`} href={addressOf(record)}>
      <span>
        {record.name} {isMixed && <small>{kind}</small>}
      </span>
      <TileArt name={tileName(record)} />
    </a>
  </li>
);

/**
 * Renders a tile for every individual line. If `corporate` is true, it also renders a tile for every corporate line,
 * and a last tile with links to Find My Cover and to the quote form.
 */
export const Tiles = ({ corporate = false }: { readonly corporate?: boolean }) => (
  <ul className={`tiles${corporate ? '' : ' tiles-few'}`}>
    {INDIVIDUAL_LINES.map((record) => (
      <Tile key={record.slug} record={record} kind="Individual" isMixed={corporate} />
    ))}
    {corporate &&
      CORPORATE_LINES.map(({ record }, at) => (
        <Tile
          key={record.slug}
          record={record}
          kind="Corporate"
          isMixed
          id={at === 0 ? BUSINESS : undefined}
        />
      ))}
    {corporate && (
      <li className="tile tile-ask g-marigold">
        <span>
          <a href={FIND_MY_COVER_PATH}>Not sure which policy fits?</a>
        </span>
        <a className="btn" href="#formdata">
          Get In Touch
        </a>
        <LineArt name={ASK} />
      </li>
    )}
  </ul>
);
