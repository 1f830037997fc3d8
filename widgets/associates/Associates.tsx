import type { StoreApi } from 'zustand/vanilla';
import { Carousel } from '../carousel/Carousel';
import type { Company } from '../contract/list-shapes';
import type { Slides } from '../shared/carousel/slides-read';
import { contentHash } from '../shared/lists/content-hash';
import { ListVersions } from '../shared/lists/ListVersions';
import type { Loaded } from '../shared/lists/list-store';
import { useLoaded } from '../shared/lists/use-loaded';
import { type Prerendered, useVersion } from '../shared/lists/use-version';
import { HEADING_PX } from './limits';
import { Mark, Marks } from './Marks';
import type { AssociatesOptions } from './options';

export type AssociatesProps = Prerendered & {
  readonly options: AssociatesOptions;
  /** Store of the companies that the API sends; undefined at build time. */
  readonly list?: StoreApi<Loaded<readonly Company[]>>;
  /** URL of the images' folder. Ends with a slash. */
  readonly folder: string;
  /** The companies in the markup. Only the build passes them. */
  readonly built?: readonly Company[];
  /** The slides in the prerendered markup. Undefined at build time, and if the markup has no slides. */
  readonly slides?: Slides | undefined;
};

export const hashOf = (companies: readonly Company[]) =>
  contentHash(companies.map(({ image, alt_text }) => [image, alt_text]));

/**
 * Renders a carousel of associated companies. If there are no companies, our own pages show nothing. Partners' pages
 * show what the author wrote inside the widget's element, through a slot.
 */
export function Associates(props: AssociatesProps) {
  const { options, list, folder, built, slides, prerendered } = props;
  const state = useLoaded(list, prerendered);
  const version = useVersion(state, props, hashOf);
  const { data = [] } = state;
  if (!prerendered && !data.length) return <slot />;

  return (
    <div className="associates">
      <ListVersions version={version} abovePx={HEADING_PX}>
        {version !== 'static' ? (
          data.length > 0 ? (
            <Marks
              key={data.map(({ image }) => image).join()}
              options={options}
              companies={data}
              folder={folder}
            />
          ) : null
        ) : built?.length || slides ? (
          <Carousel options={{ ...options, rule: 'associates' }} {...(slides && { slides })} prerendered>
            {built && (
              <ul>
                {built.map((company, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: companies never change places.
                  <Mark key={at} company={company} folder={folder} />
                ))}
              </ul>
            )}
          </Carousel>
        ) : null}
      </ListVersions>
    </div>
  );
}
