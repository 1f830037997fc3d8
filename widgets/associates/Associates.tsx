import { useState } from 'react';
import type { Company } from '../contract/list-shapes';
import { ListState } from '../shared/lists/ListState';
import type { Loaded } from '../shared/lists/list-store';
import { HEADING_PX, SKELETON_ITEMS } from './limits';
import { Marks } from './Marks';
import type { AssociatesOptions } from './options';

export type AssociatesProps = {
  readonly options: AssociatesOptions;
  readonly state: Loaded<readonly Company[]>;
  /** Folder of the images, which ends with a slash. */
  readonly folder: string;
  readonly prerendered: boolean;
};

/** Has the classes of the carousel, so that both have the same size. */
const Skeleton = ({ controls }: Pick<AssociatesOptions, 'controls'>) => (
  <div className={`broker-slides carousel carousel--associates carousel--${controls}`}>
    <div className="broker-slides__controls">
      <span className="broker-slides__button" />
    </div>
    <div className="broker-slides__track">
      <div className="broker-slides__frame">
        <ul>
          {Array.from({ length: SKELETON_ITEMS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton's item is nothing but its place.
            <li className="associates__mark" key={at} />
          ))}
        </ul>
      </div>
    </div>
  </div>
);

/** Associated companies, in a carousel. If there are none, collapses as soon as that moves nothing in view. */
export function Associates({ options, state, folder, prerendered }: AssociatesProps) {
  const [isCollapsed, setCollapsed] = useState(false);
  const companies = state.data ?? [];
  const isLoading = state.phase === 'loading' && !companies.length;
  if (!prerendered && !companies.length) return <slot />;

  return (
    <div className={`associates${isCollapsed && !companies.length ? ' associates--none' : ''}`}>
      <ListState
        isLoading={isLoading}
        skeleton={<Skeleton controls={options.controls} />}
        keepsSpace={prerendered}
        abovePx={companies.length ? 0 : HEADING_PX}
        onCollapse={setCollapsed}
      >
        {companies.length > 0 && (
          <Marks
            key={companies.map(({ image }) => image).join()}
            options={options}
            companies={companies}
            folder={folder}
          />
        )}
      </ListState>
    </div>
  );
}
