import type { StoreApi } from 'zustand/vanilla';
import type { Job } from '../contract/list-shapes';
import { useSafeHtml } from '../shared/html/use-safe-html';
import { EmptyState } from '../shared/lists/EmptyState';
import { ListState } from '../shared/lists/ListState';
import type { Loaded } from '../shared/lists/list-store';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { useLoaded } from '../shared/lists/use-loaded';
import { COPY } from './copy';
import { JobCard } from './JobCard';
import type { CareersListOptions } from './options';

export type CareersListProps = CareersListOptions & {
  /** Folder of our pages, which ends with a slash. */
  readonly base: string;
  /** Undefined at build time. */
  readonly jobs?: StoreApi<Loaded<readonly Job[]>>;
  readonly prerendered: boolean;
};

const htmlOf = ({ responsibility }: Job) => responsibility;

/** Heading level of a card; the list is below an h2. */
const CARD_LEVEL = 3;

const SendCv = ({ title, mail, base }: { title: string; mail: string; base: string }) => (
  <EmptyState title={title}>
    <p className="broker-listing__text">
      {mail ? COPY.sendCv : null}
      <a className="broker-listing__way" href={mail ? `mailto:${mail}` : `${base}contact-us`}>
        {mail || COPY.sendCvBy}
      </a>
    </p>
  </EmptyState>
);

export function CareersList({ mail, details, base, jobs, prerendered }: CareersListProps) {
  const { phase, data } = useLoaded(jobs, prerendered);
  const cards = useSafeHtml(data, htmlOf, base, CARD_LEVEL);
  const isEmpty = data?.length === 0;
  const isLoading = data ? !isEmpty && !cards : phase === 'loading';
  return (
    <div className="broker-listing careers-list" aria-busy={isLoading}>
      <ListState isLoading={isLoading} skeleton={<SkeletonBlocks count={4} />}>
        {isEmpty || !cards ? (
          <SendCv title={isEmpty ? COPY.none : COPY.unknown} mail={mail} base={base} />
        ) : (
          <ul className="broker-listing__grid">
            {cards.map(({ item, html }) => (
              <JobCard key={item.id} job={item} html={html} details={details} base={base} />
            ))}
          </ul>
        )}
      </ListState>
    </div>
  );
}
