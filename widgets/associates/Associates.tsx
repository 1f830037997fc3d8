import { useState } from 'react';
import type { Company } from '../contract/list-shapes';
import type { Loaded } from '../shared/lists';
import { Room } from '../shared/Room';
import { BLANKS, HEADING_PX } from './limits';
import { Marks } from './Marks';
import type { AssociatesOptions } from './options';

export type AssociatesProps = {
  readonly options: AssociatesOptions;
  readonly state: Loaded<readonly Company[]>;
  /** Where their images lie, with a slash at its end. */
  readonly folder: string;
  readonly prerendered: boolean;
};

/** Classes of the carousel that they stand for, which sizes them alike. */
const Blanks = ({ controls }: Pick<AssociatesOptions, 'controls'>) => (
  <div className={`broker-slides carousel carousel--associates carousel--${controls}`}>
    <div className="broker-slides__controls">
      <span className="broker-slides__button" />
    </div>
    <div className="broker-slides__track">
      <div className="broker-slides__frame">
        <ul>
          {Array.from({ length: BLANKS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a blank is nothing but its place.
            <li className="associates__mark" key={at} />
          ))}
        </ul>
      </div>
    </div>
  </div>
);

/** Associated companies, in a carousel. Where none come the place goes too, as soon as that moves nothing in view. */
export function Associates({ options, state, folder, prerendered }: AssociatesProps) {
  const [free, setFree] = useState(false);
  const companies = state.data ?? [];
  const settled = state.phase !== 'loading' || companies.length > 0;
  if (!prerendered && !companies.length) return <slot />;

  return (
    <div className={`associates${free && !companies.length ? ' associates--none' : ''}`}>
      <Room
        blank={<Blanks controls={options.controls} />}
        reserved={prerendered}
        settled={settled}
        abovePx={companies.length ? 0 : HEADING_PX}
        onFree={setFree}
      >
        {companies.length > 0 && (
          <Marks
            key={companies.map(({ image }) => image).join()}
            options={options}
            companies={companies}
            folder={folder}
          />
        )}
      </Room>
    </div>
  );
}
